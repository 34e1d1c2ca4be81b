import type { VNode } from "preact";
import { allClans, allHeroes } from "./content";
import { SoloFace } from "./Empire";
import { sentences } from "./Good";
import { HeroFace } from "./HeroCard";
import { ClanFace } from "./Setup";
import { t } from "./texts";
import "./draw.css";

/** Both sides of a bonus tile. */
function TileFace({ of }: { of: string }) {
  const [basic, advanced] = sentences(of);
  return (
    <dl class="d-tile-sides">
      <dt>{t("side.basic")}</dt>
      <dd>{basic}</dd>
      <dt>{t("side.advanced")}</dt>
      <dd>{advanced}</dd>
    </dl>
  );
}

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
