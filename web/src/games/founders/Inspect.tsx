import { say } from "../../i18n";
import { Dialog, RuleLink } from "../../ui";
import type { PlacedTile } from "../../wire/founders";
import { type Kind, tileOf } from "./content";
import { Resource, TokenMark } from "./Disc";
import { nameOf } from "./geometry";
import { tokenName } from "./naming";
import { TileFace } from "./TileFace";
import { type BoardKey, t } from "./texts";

/** The rules that a tile of each kind touches. */
const RULES: Readonly<Record<Kind, readonly string[]>> = {
  nature: ["FOU-005", "FOU-058", "FOU-068"],
  village: ["FOU-006", "FOU-057", "FOU-070", "FOU-119"],
  city: ["FOU-006", "FOU-057", "FOU-070", "FOU-087"],
  victory: ["FOU-007", "FOU-051", "FOU-097", "FOU-133"],
};

interface Props {
  tile: string;
  placed?: PlacedTile | undefined;
  onClose(): void;
}

/** A tile with all its parts, the rules it touches and where it is known from. */
export function Inspect({ tile: id, placed, onClose }: Props) {
  const tile = tileOf(id);
  const rules = [
    ...RULES[tile.kind],
    ...(placed?.war ? ["FOU-096"] : []),
    ...(placed?.coin ? ["FOU-073"] : []),
    ...(placed?.artisan ? ["FOU-120"] : []),
    ...(placed?.unprotected ? ["FOU-095"] : []),
  ];
  return (
    <Dialog title={say(tile.name)} onClose={onClose}>
      <div class="inspect">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <TileFace of={id} />
        </svg>
        <dl>
          <dt>{t("kind")}</dt>
          <dd>{t(`kind.${tile.kind}`)}</dd>
          <dt>{t("needs")}</dt>
          <dd>
            {tile.requires.map((need) => (
              <Resource key={need} of={need} word />
            ))}
            {tile.requires.length === 0 && t("needs.nothing")}
          </dd>
          {tile.produces.length > 0 && (
            <>
              <dt>{t("gives")}</dt>
              <dd>
                {tile.produces.map((gift, place) => (
                  <span key={gift} class="f-inline">
                    {place > 0 && t("or")}
                    <Resource of={gift} word />
                  </span>
                ))}
              </dd>
            </>
          )}
          {tile.kind === "city" && (
            <>
              <dt>{t("brings")}</dt>
              <dd>
                {tile.produces.map((token) => (
                  <Resource key={token} of={token} word />
                ))}
              </dd>
            </>
          )}
          {tile.points > 0 && (
            <>
              <dt>{t("worth")}</dt>
              <dd>{t("points", { count: tile.points })}</dd>
            </>
          )}
          {placed && (
            <>
              <dt>{t("here")}</dt>
              <dd>
                ({nameOf(placed)}){placed.war && <Lying token="war" text={t("tile.war")} />}
                {placed.coin && <Lying token="coin" text={t("tile.coin")} />}
                {placed.artisan && (
                  <Lying
                    token={placed.artisan}
                    text={t("tile.artisan", { token: tokenName(placed.artisan) })}
                  />
                )}
                {placed.unprotected && !placed.war && <span>{t("tile.unprotected")}</span>}
              </dd>
            </>
          )}
          <dt>{t("copies")}</dt>
          <dd>{tile.count}</dd>
          <dt>{t("rules")}</dt>
          <dd class="inspect-rules">
            {rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </dd>
          <dt>{t("source")}</dt>
          <dd>
            {t(`source.${tile.source}` as BoardKey)}
            {tile.ref && <small lang="en">{tile.ref}</small>}
            {tile.why && <small lang="en">{tile.why}</small>}
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}

function Lying({ token, text }: { token: string; text: string }) {
  return (
    <span class="f-inline">
      <TokenMark of={token} size="1.8em" /> {text}
    </span>
  );
}
