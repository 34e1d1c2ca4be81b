import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { Button } from "../../ui";
import { placeBeside } from "../../ui/place";
import type { Move } from "../../wire/messages";
import { cardOf, isCard } from "./content";
import { sentences } from "./effects";
import { GoodsRow } from "./Good";
import { previewOf } from "./moves";
import { t } from "./texts";

// What using a location does is told where it is more than goods.
const USING: ReadonlySet<string> = new Set(["activate", "activate_twice"]);

function Told({ of }: { of: Move }) {
  const name = of.words[0] ?? "";
  if (!USING.has(of.verb) || !isCard(name)) return null;
  return (
    <div class="s-note-told">
      {sentences(cardOf(name)).map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </div>
  );
}

interface Props {
  pointed: Move | null;
  /** The thing that it stands beside. */
  place: Element | null;
  /** True where a second tap or this button makes the move. */
  confirming: boolean;
  play(move: Move): void;
}

/** What the move that the reader points at costs and brings. */
export function Note({ pointed, place, confirming, play }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const preview = previewOf(pointed);
  useLayoutEffect(() => {
    if (box.current && place) placeBeside(box.current, place.getBoundingClientRect());
  });
  if (!pointed || !preview) return null;
  const { costs, brings, location, cards, deals } = preview;
  return (
    <div class="s-note" role="status" ref={box} data-confirming={confirming}>
      <b class="s-note-title">{say(pointed.label)}</b>
      {!brings && <Told of={pointed} />}
      <ul>
        <li>
          {costs ? (
            <>
              {t("say.costs")} <GoodsRow of={costs} />
            </>
          ) : (
            t("say.free")
          )}
        </li>
        {location && <li class="s-bad">{t("say.location")}</li>}
        {cards && <li class="s-bad">{t("say.cards", { count: cards })}</li>}
        {deals && <li class="s-bad">{t("say.deals", { count: deals })}</li>}
        {brings && (
          <li class="s-good-news">
            {t("say.brings")} <GoodsRow of={brings} />
          </li>
        )}
      </ul>
      {confirming && (
        <Button kind="primary" onClick={() => play(pointed)}>
          {t("confirm")}
        </Button>
      )}
    </div>
  );
}
