import { Note } from "../../board";
import type { Move } from "../../net/moment";
import type { Settlers, Verb } from "../../wire/settlers";
import { cardOf, isCard } from "./content";
import { sentences } from "./effects";
import { GoodsRow } from "./Good";
import { previewOf } from "./moves";
import { t } from "./texts";
import "./Note.css";

// What using a location does is told where it is more than goods.
const USING: ReadonlySet<Verb> = new Set<Verb>(["activate", "activate_twice"]);

/** What the move that the reader points at costs and brings. */
export function MoveNote({ of }: { of: Move<Settlers> }) {
  const preview = previewOf(of);
  if (!preview) return null;
  const { costs, brings, location, cards, deals } = preview;
  const card = of.words[0] ?? "";
  const told = !brings && USING.has(of.verb) && isCard(card) ? sentences(cardOf(card)) : [];
  return (
    <Note>
      {told.map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
      <ul class="s-note">
        <li>
          {costs ? (
            <>
              {t("say.costs")} <GoodsRow of={costs} />
            </>
          ) : (
            t("say.free")
          )}
        </li>
        {location && <li class="bad">{t("say.location")}</li>}
        {cards && <li class="bad">{t("say.cards", { count: cards })}</li>}
        {deals && <li class="bad">{t("say.deals", { count: deals })}</li>}
        {brings && (
          <li class="good">
            {t("say.brings")} <GoodsRow of={brings} />
          </li>
        )}
      </ul>
    </Note>
  );
}
