import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";
import "./Chip.css";

interface Props {
  icon?: string;
  children: ComponentChildren;
  /** A number of them. */
  count?: number | undefined;
  tip?: string;
  kind?: "plain" | "accent" | "warning" | "quiet";
}

/** A small thing with a name, an icon and a number where it has them. */
export function Chip({ icon, children, count, tip, kind = "plain" }: Props) {
  return (
    <span class={`chip chip-${kind}`} data-tip={tip}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {count !== undefined && <b class="chip-count">{count}</b>}
    </span>
  );
}
