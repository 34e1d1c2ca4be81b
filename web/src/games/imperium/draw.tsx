import type { VNode } from "preact";
import { CardFace } from "./CardFace";
import { isCard, isNation, nationOf } from "./content";
import { NationFace } from "./Nations";
import "./draw.css";

/** Cards and nations as they lie on the table; tokens have to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  const face = isCard(id) ? (
    <CardFace of={id} />
  ) : shelf === "nations" && isNation(id) ? (
    <NationFace of={nationOf(id)} />
  ) : null;
  return face && <div class="i-drawn imperium">{face}</div>;
}
