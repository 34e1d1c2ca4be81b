import { Note } from "../../board";
import type { Move } from "../../net/moment";
import type { Preview } from "../../wire/imperium";
import { cardOf, isCard } from "./content";
import { sentences, TokensRow } from "./Mark";
import { t } from "./texts";

// What these do is told by the card itself.
const TOLD: ReadonlySet<string> = new Set(["exhaust", "solstice"]);

/** What the move that the reader points at does. */
export function MoveNote({ of }: { of: Move }) {
  const preview = (of.preview ?? null) as Preview | null;
  const card = of.words[0] ?? "";
  const told = TOLD.has(of.verb) && isCard(card) ? sentences(cardOf(card)) : [];
  const brings = preview?.brings && Object.keys(preview.brings).length > 0 ? preview.brings : null;
  if (!brings && !preview?.free && told.length === 0) return null;
  return (
    <Note>
      {told.map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
      {preview?.free && <p>{t("say.free")}</p>}
      {brings && (
        <p class="good">
          {t("say.brings")} <TokensRow of={brings} />
        </p>
      )}
    </Note>
  );
}
