import { Entry, Inspect } from "../../board";
import type { PlacedTile } from "../../wire/founders";
import { tileOf } from "./content";
import { Resource, TokenMark } from "./Disc";
import { nameOf } from "./geometry";
import { tokenName } from "./naming";
import { TileDrawing } from "./TileFace";
import { book, t } from "./texts";

/** A tile with all its parts, what lies on it, and where it is known from. */
export function TileInspect({ of, placed }: { of: string; placed?: PlacedTile | undefined }) {
  const tile = tileOf(of);
  const rules = [
    ...tile.rules,
    ...(placed?.war ? ["FOU-096"] : []),
    ...(placed?.coin ? ["FOU-073"] : []),
    ...(placed?.artisan ? ["FOU-120"] : []),
    ...(placed?.unprotected ? ["FOU-095"] : []),
  ];
  return (
    <Inspect title={book.name(of)} face={<TileDrawing of={of} />} rules={rules}>
      <Entry name={t("kind")}>{t(`kind.${tile.kind}`)}</Entry>
      <Entry name={t("content.requires")}>
        {tile.requires.map((need) => (
          <Resource key={need} of={need} word />
        ))}
        {tile.requires.length === 0 && t("needs.nothing")}
      </Entry>
      {tile.produces.length > 0 && (
        <Entry name={t("content.produces")}>
          {tile.produces.map((gift, place) => (
            <span key={gift} class="f-inline">
              {place > 0 && t("or")} <Resource of={gift} word />
            </span>
          ))}
        </Entry>
      )}
      {tile.kind === "city" && (
        <Entry name={t("brings")}>
          {tile.produces.map((token) => (
            <Resource key={token} of={token} word />
          ))}
        </Entry>
      )}
      {tile.points > 0 && <Entry name={t("worth")}>{t("points", { count: tile.points })}</Entry>}
      {placed && (
        <Entry name={t("here")}>
          ({nameOf(placed)}){placed.war && <Lying token="war" text={t("tile.war")} />}
          {placed.coin && <Lying token="coin" text={t("tile.coin")} />}
          {placed.artisan && (
            <Lying token={placed.artisan} text={t("tile.artisan", { token: tokenName(placed.artisan) })} />
          )}
          {placed.unprotected && !placed.war && <span> {t("tile.unprotected")}</span>}
        </Entry>
      )}
      <Entry name={t("copies")}>{tile.count}</Entry>
    </Inspect>
  );
}

function Lying({ token, text }: { token: string; text: string }) {
  return (
    <span class="f-inline">
      <TokenMark of={token} size="1.8em" /> {text}
    </span>
  );
}
