import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../ui";
import { Spoken } from "./Thing";
import "./Card.css";

interface Props {
  title: string;
  /** One large emblem chosen to fit the name. */
  emblem: string;
  /** The ground's colour, by category: a CSS colour. */
  ground: string;
  cost?: ComponentChildren;
  points?: ComponentChildren;
  /** Signs at the top right. */
  corner?: ComponentChildren;
  /** Further printed fields at the bottom left. */
  fields?: ComponentChildren;
  /** The effect, set from the declaration. */
  children?: ComponentChildren;
  size?: "hand" | "inspect";
}

/** A card or tile as we draw it: ground by category, emblem, title band, cost at the top left, points at the bottom right. */
export function Card({
  title,
  emblem,
  ground,
  cost,
  points,
  corner,
  fields,
  children,
  size = "hand",
}: Props) {
  // Where the move names it, it need not be said again.
  const known = useContext(Spoken).includes(title);
  return (
    <div class={`card card-${size}`} style={{ "--ground": ground }}>
      {/* Whoever listens hears first what it is. */}
      <b class="card-title" aria-hidden={known || undefined}>
        {title}
      </b>
      <Icon of={emblem} class="card-emblem" />
      <div class="card-cost">{cost}</div>
      {corner && <div class="card-corner">{corner}</div>}
      {children && <div class="card-text">{children}</div>}
      {fields && <div class="card-fields">{fields}</div>}
      {points !== undefined && <div class="card-points">{points}</div>}
    </div>
  );
}
