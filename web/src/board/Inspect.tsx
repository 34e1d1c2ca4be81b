import type { ComponentChildren } from "preact";
import { Dialog, RuleLink } from "../ui";
import { useHold } from "./hold";
import { t } from "./texts";
import "./Inspect.css";

interface Props {
  title: string;
  /** The thing itself, drawn large. */
  face: ComponentChildren;
  /** The rules that it touches. */
  rules: readonly string[];
  /** All that is known of it, as Entries. */
  children: ComponentChildren;
}

/** A card or tile with all its parts, and the rules that it touches. */
export function Inspect({ title, face, rules, children }: Props) {
  return (
    <Dialog title={title} onClose={useHold().close}>
      <div class="inspect">
        {face}
        <dl>
          {children}
          <Entry name={t("rules")}>
            <span class="inspect-rules">
              {rules.map((rule) => (
                <RuleLink key={rule} id={rule} />
              ))}
            </span>
          </Entry>
        </dl>
      </div>
    </Dialog>
  );
}

/** One thing that is known, by its name. */
export function Entry({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
