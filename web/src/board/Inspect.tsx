import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Dialog, RuleLink } from "../ui";
import { Holding } from "./hold";
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
  /** How it is closed where it lies on no board. */
  close?: (() => void) | undefined;
}

/** A card or tile with all its parts, and the rules that it touches. */
export function Inspect({ title, face, rules, children, close }: Props) {
  const hold = useContext(Holding);
  return (
    <Dialog title={title} onClose={close ?? (() => hold?.close())}>
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
