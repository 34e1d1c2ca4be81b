import type { ComponentChildren } from "preact";
import { Note, useHold } from "../../board";
import { say } from "../../i18n";
import type { Move } from "../../net/moment";
import type { Founders, FoundersView } from "../../wire/founders";
import { Resource } from "./Disc";
import { type Preview, previewOf } from "./moves";
import { oneOf, resourceName, tokenName } from "./naming";
import { book, t } from "./texts";

const tileName = (id: string): string => book.name(id);

function Points({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <li class={count > 0 ? "good" : "bad"}>
      <b>{t("gain", { sign: count > 0 ? "+" : "−", count: Math.abs(count) })}</b>
    </li>
  );
}

function opens(tiles: readonly string[]): string {
  return tiles.length ? t("say.opens", { list: tiles.map(tileName) }) : t("say.opensNone");
}

/** What a preview says, one line a fact. */
function facts(preview: Preview, view: FoundersView): ComponentChildren {
  switch (preview.type) {
    case "placement":
      return (
        <>
          {preview.feeds.map((feed, place) => {
            const from = view.nations[feed.place?.seat ?? -1]?.tiles.find(
              (tile) => tile.x === feed.place?.x && tile.y === feed.place.y,
            );
            const key = feed.by === "coin" ? "say.coin" : feed.by === "cart" ? "say.cart" : "say.feed";
            return (
              <li key={place}>
                <Resource of={feed.resource} />{" "}
                {t(key, { resource: resourceName(feed.resource), tile: from ? tileName(from.tile) : "" })}
              </li>
            );
          })}
          {preview.feeds.length === 0 && <li>{t("say.free")}</li>}
          {preview.replaces && <li class="bad">{t("say.replaces", { tile: tileName(preview.replaces) })}</li>}
          {preview.discards?.map((token) => (
            <li key={token} class="bad">
              {t("say.discards", { token: tokenName(token) })}
            </li>
          ))}
          {preview.keeps_coin && <li class="good">{t("say.keeps")}</li>}
          {preview.token && (
            <li class="good">
              <Resource of={preview.token} /> {t("say.token", { token: resourceName(preview.token) })}
            </li>
          )}
          <Points count={preview.points ?? 0} />
          {preview.ends && <li class="bad">{t("say.ends")}</li>}
        </>
      );
    case "sites":
      return (
        <>
          {preview.free.length > 0 && <li>{t("say.sites", { count: preview.free.length })}</li>}
          {preview.taken.length > 0 && <li>{t("say.taken", { count: preview.taken.length })}</li>}
        </>
      );
    case "reveal":
      return (
        <>
          {preview.sweeps.length > 0 && <li class="bad">{t("say.sweeps")}</li>}
          {preview.last && <li class="bad">{t("say.last")}</li>}
        </>
      );
    case "aims":
      return <li>{t("say.aims", { count: preview.places.length })}</li>;
    case "pillage":
      return (
        <>
          <li>{t("say.pillage", { tile: tileName(preview.tile) })}</li>
          {preview.silences.length > 0 && <li>{t("say.silences", { list: oneOf(preview.silences) })}</li>}
          {preview.points < 0 && <li class="bad">{t("say.loses", { count: -preview.points })}</li>}
        </>
      );
    case "purchase":
      return preview.offers.map((offer) => (
        <li key={offer.resource}>
          <Resource of={offer.resource} /> {t("say.buys", { resource: resourceName(offer.resource) })}
          {" — "}
          {opens(offer.opens)}
        </li>
      ));
    case "link":
      return (
        <>
          <li>{t("say.link", { count: preview.group.length })}</li>
          <li>{opens(preview.opens)}</li>
        </>
      );
    case "settle":
      return (
        <>
          <Points count={preview.points} />
          <li class="bad">{t("say.silences", { list: oneOf(preview.silences) })}</li>
        </>
      );
  }
}

/** What the move is called: its label, or more where the label names only the cell. */
function titleOf(move: Move<Founders>, preview: Preview, view: FoundersView): string {
  const cell = move.words[0] ?? "";
  if (preview.type === "link") return t("cart", { cell });
  if (preview.type === "placement" && !preview.replaces)
    return t("placed", { tile: tileName(view.tile), cell });
  return say(move.label);
}

/** What the move that the reader points at uses, costs and brings. */
export function MoveNote({ of }: { of: Move<Founders> }) {
  const { view } = useHold<Founders>();
  const preview = previewOf(of);
  if (!preview || (preview.type === "reveal" && !preview.last && !preview.sweeps.length)) return null;
  return (
    <Note where="corner" title={titleOf(of, preview, view)}>
      <ul>{facts(preview, view)}</ul>
    </Note>
  );
}
