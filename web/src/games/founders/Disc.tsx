import { Sign } from "../../board";
import { Icon } from "../../ui";
import { tokenOf } from "./content";
import { resourceEmblem } from "./emblems";
import { resourceName, tokenTitle } from "./naming";
import "./Disc.css";

interface Props {
  of: string;
  x?: number;
  y?: number;
  r?: number;
  /** Not given now. */
  spent?: boolean;
}

/** A resource in a drawing: its colour, its icon, its word on hover. */
export function Disc({ of, x = 0, y = 0, r = 11, spent = false }: Props) {
  return (
    <g
      class={`f-disc ${spent ? "f-spent" : ""}`}
      style={{ "--c": `var(--sign-${of})` }}
      transform={`translate(${x} ${y})`}
      data-tip={resourceName(of)}
    >
      <circle r={r} />
      <Icon of={resourceEmblem(of)} x={-r * 0.72} y={-r * 0.72} width={r * 1.44} height={r * 1.44} />
      {spent && <path class="f-strike" d={`M${-r * 0.8} ${r * 0.8}L${r * 0.8} ${-r * 0.8}`} />}
    </g>
  );
}

/** A token in a drawing; an artisan also shows what they make. */
export function TokenDisc({ of, x = 0, y = 0, r = 15 }: Props) {
  const token = tokenOf(of);
  return (
    <g
      class={`f-token f-token-${token.type}`}
      transform={`translate(${x} ${y})`}
      style={{ "--c": `var(--sign-${token.type})` }}
      data-tip={tokenTitle(of)}
    >
      <circle r={r} />
      <Icon of={resourceEmblem(token.type)} x={-r * 0.7} y={-r * 0.7} width={r * 1.4} height={r * 1.4} />
      {token.matches && <Disc of={token.matches} x={r * 0.78} y={r * 0.7} r={r * 0.62} />}
    </g>
  );
}

/** A resource in running text, with its word or by its sign alone. */
export function Resource({ of, word = false }: { of: string; word?: boolean }) {
  const name = resourceName(of);
  return (
    <span class="f-inline">
      <Sign of={of} icon={resourceEmblem(of)} name={name} alone={!word} /> {word && name}
    </span>
  );
}

/** A token in running text. */
export function TokenMark({ of, size = "2em" }: { of: string; size?: string }) {
  return (
    <svg viewBox="-16.5 -16.5 37 37" width={size} height={size} aria-hidden="true">
      <TokenDisc of={of} />
    </svg>
  );
}
