import contract from "icon:contract";
import expand from "icon:expand";
import { say } from "../../i18n";
import { Button } from "../../ui";
import type { FoundersView } from "../../wire/founders";
import type { Move } from "../../wire/messages";
import { OpenHand } from "./Hand";
import { Nation, type NationProps } from "./Nation";
import { Standing } from "./Standing";
import { t } from "./texts";

interface Props extends Omit<NationProps, "nation" | "least" | "most" | "laying" | "roomy" | "zoom"> {
  view: FoundersView;
  open: boolean;
  toggle(): void;
  /** The move that names this opponent. */
  against: Move | undefined;
}

/** Another nation, small until it is opened in its place. */
export function Opponent({ view, open, toggle, against, ...props }: Props) {
  const nation = view.nations[props.seat];
  if (!nation) return null;
  const name = props.name;
  return (
    <section
      class={`f-opponent ${open ? "f-opened" : ""} ${against ? "f-lit" : ""}`}
      aria-label={t("nation", { name })}
      data-seat={props.seat}
    >
      <header>
        <Standing view={view} seat={props.seat} name={name} />
        <OpenHand nation={nation} seat={props.seat} />
        <Button
          kind="quiet"
          icon={open ? contract : expand}
          name={t(open ? "shut" : "open", { name })}
          aria-expanded={open}
          onClick={toggle}
        />
      </header>
      {against && (
        <Button
          kind="primary"
          class="f-against"
          data-move={against.notation}
          onClick={() => props.choose(against)}
          onFocus={() => props.point(against)}
          onBlur={() => props.point(null)}
          onPointerEnter={() => props.point(against)}
          onPointerLeave={() => props.point(null)}
        >
          {say(against.label)}
        </Button>
      )}
      <Nation
        {...props}
        nation={nation}
        laying=""
        name={t("nation", { name })}
        least={open ? 44 : 18}
        most={open ? 92 : 44}
      />
    </section>
  );
}
