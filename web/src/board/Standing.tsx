import type { ComponentChildren } from "preact";
import { Icon, SeatMark } from "../ui";
import { Changed } from "./Changed";
import { t } from "./texts";
import "./Standing.css";

interface Props {
  seat: number;
  name: string;
  /** Begins the round. */
  first?: boolean;
  moving?: boolean;
  /** The points, unless nobody counts them, and what they are called; beside them their sign where a game has one. */
  points: number | null;
  pointsText: string;
  pointsSign?: ComponentChildren;
  /** What else counts, as Facts. */
  children?: ComponentChildren;
}

/** Who it is, how they stand, and whether it is their turn. */
export function Standing({ seat, name, first, moving, points, pointsText, pointsSign, children }: Props) {
  return (
    <span class="standing">
      <SeatMark seat={seat} />
      <b class="standing-name">{name}</b>
      {first && (
        <span class="standing-first" data-tip={t("first")} role="img" aria-label={t("first")}>
          1
        </span>
      )}
      {moving && <span class="standing-moving">{t("turn")}</span>}
      {points !== null && (
        <span class="standing-points" data-tip={pointsText}>
          <b>{points}</b>
          {pointsSign}
          <span class="spoken">{pointsText}</span>
          <Changed of="points" value={points} />
        </span>
      )}
      {children}
    </span>
  );
}

interface FactProps {
  icon: string;
  /** What a reader sees beside the sign, and what it means. */
  text: string;
  children: ComponentChildren;
}

/** A number that counts, with its sign. */
export function Fact({ icon, text, children }: FactProps) {
  return (
    <span class="fact" data-tip={text}>
      <Icon of={icon} />
      <span aria-hidden="true">{children}</span>
      <span class="spoken">{text}</span>
      {typeof children === "number" && <Changed of={icon} value={children} />}
    </span>
  );
}
