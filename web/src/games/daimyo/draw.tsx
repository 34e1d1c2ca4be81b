import type { VNode } from "preact";
import { allClans, allHeroes } from "./content";
import { SoloFace } from "./Empire";
import { HeroFace } from "./HeroCard";
import { ClanFace } from "./Setup";
import { TileSides } from "./Tile";
import "./draw.css";

/** Both sides of a bonus tile. */
const TileFace = ({ of }: { of: string }) => (
  <dl class="d-tile-sides">
    <TileSides of={of} />
  </dl>
);

function faceOf(shelf: string, id: string): VNode | null {
  if (shelf === "solo") return <SoloFace of={id} />;
  if (shelf === "tiles") return <TileFace of={id} />;
  const clan = shelf === "clans" ? allClans.find((one) => one.id === id) : undefined;
  if (clan) return <ClanFace of={clan} />;
  return shelf === "heroes" && allHeroes.some((one) => one.id === id) ? <HeroFace of={id} /> : null;
}

/** Heroes, clans and the empire's cards as they lie on the table; the rest has to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  const face = faceOf(shelf, id);
  return face && <div class="d-drawn-entry daimyo">{face}</div>;
}
