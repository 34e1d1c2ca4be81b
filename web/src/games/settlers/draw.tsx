import type { VNode } from "preact";
import { Card } from "../../board";
import { CardFace } from "./CardFace";
import { allAttacks, allBoards, copyOf } from "./content";
import { goodEmblem } from "./emblems";
import { FactionFace } from "./FactionFace";
import { Good } from "./Good";
import { book } from "./texts";
import "./draw.css";

function faceOf(shelf: string, id: string): VNode | null {
  if (shelf === "attack") {
    const attack = allAttacks.find((one) => one.id === id);
    if (!attack) return null;
    return (
      <Card title={book.name(attack.id)} emblem={goodEmblem("raze")} ground="var(--red)">
        <p class="s-aim">
          <Good of={attack.target} />
        </p>
      </Card>
    );
  }
  if (shelf === "boards") {
    const board = allBoards.find((one) => one.id === id);
    return board ? <FactionFace of={board} /> : null;
  }
  const copy = copyOf(id);
  return copy ? <CardFace of={copy} /> : null;
}

/** Cards, attack cards and faction boards as they lie on the table; tokens and feats have to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  const face = faceOf(shelf, id);
  return face && <div class="s-drawn">{face}</div>;
}
