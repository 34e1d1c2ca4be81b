import { Thing } from "../../board";
import { Icon } from "../../ui";
import type { LaidView, PlayerView } from "../../wire/imperium";
import { Icons } from "./CardFace";
import { bannerOf, cardOf, groundOf, type RegionType } from "./content";
import { attackEmblem, bannerEmblem, emblemOf, exhaustEmblem } from "./emblems";
import { CardInspect } from "./Inspect";
import { sentences, TokensRow } from "./Mark";
import { cardName } from "./naming";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Area.css";

/** The play area of a player: power card, cards in play, what lies on and under them. */
export function Area({ of, small = false }: { of: PlayerView; small?: boolean }) {
  return <AreaCards of={of.area} small={small} />;
}

/** Cards in play. */
export function AreaCards({ of, small }: { of: readonly LaidView[]; small: boolean }) {
  return (
    <ul class={`i-area ${small ? "i-area-small" : ""}`} aria-label={t("area")}>
      {of.map((laid) => (
        <Laid key={laid.card} of={laid} small={small} />
      ))}
      {of.length === 0 && <li class="none">{t("area.none")}</li>}
    </ul>
  );
}

/** Region icons one by one, as they count now. */
const counted = (icons: Readonly<Record<string, number>>): RegionType[] =>
  Object.entries(icons).flatMap(([icon, count]) => Array<RegionType>(count).fill(icon as RegionType));

/** The cards under a card. */
const said = (garrison: readonly string[]): string =>
  t("garrison.of", { cards: garrison.map(cardName).join(", ") });

/** A card in play: in a summary its name and what lies on and under it. */
function Laid({ of, small }: { of: LaidView; small: boolean }) {
  const { byCard, question, view, main } = useTable();
  const card = cardOf(of.card);
  const own = view.players[main]?.area.some((laid) => laid.card === of.card);
  const garrison = of.garrison ?? [];
  const state = [...(of.exhausted ? [t("exhausted")] : []), ...(garrison.length ? [said(garrison)] : [])];
  return (
    <li
      class="i-laid"
      data-thing={of.card}
      data-exhausted={of.exhausted}
      style={{ "--ground": groundOf(card) }}
    >
      <Thing
        as="div"
        class="i-laid-face"
        moves={byCard.get(of.card) ?? []}
        wish={own && question?.choice === "TakeTurn" ? `exhaust ${of.card}` : undefined}
        look={() => <CardInspect of={of.card} garrison={garrison} />}
        label={state.join(". ") || undefined}
      >
        <span class="i-laid-head">
          <Icon of={emblemOf(card)} class="i-laid-emblem" />
          <b>{book.name(card.id)}</b>
          {of.exhausted && (
            <span class="i-token" data-tip={t("exhausted")}>
              <Icon of={exhaustEmblem} />
            </span>
          )}
          {card.attack && <Icon of={attackEmblem} />}
          {small && of.tokens && <TokensRow of={of.tokens} />}
          {small && garrison.length > 0 && (
            <span class="i-under-count" data-tip={said(garrison)}>
              {t("under", { count: garrison.length })}
            </span>
          )}
        </span>
        {!small && (
          <>
            <span class="i-laid-text">
              {sentences(card).map((sentence, place) => (
                <span key={place}>{sentence}</span>
              ))}
            </span>
            <span class="i-laid-foot">
              {(card.category?.filter((one) => one === "region") ?? []).map((one, place) => (
                <i key={place} class="i-banner i-banner-small" style={{ "--b": `var(--${one})` }}>
                  <Icon of={bannerEmblem(bannerOf(card))} />
                </i>
              ))}
              {of.icons ? (
                <span class="i-changed" data-tip={t("icons.changed")}>
                  <Icons of={{ types: card.types ?? [], region_types: counted(of.icons) }} />
                  <span class="spoken">{t("icons.changed")}</span>
                </span>
              ) : (
                <Icons of={card} />
              )}
              {of.tokens && <TokensRow of={of.tokens} />}
            </span>
          </>
        )}
      </Thing>
      {!small && garrison.length > 0 && (
        <ul class="i-garrison" aria-label={t("garrison")}>
          {garrison.map((one) => (
            <li key={one} data-thing={one}>
              <Thing
                class="i-chip"
                moves={byCard.get(one) ?? []}
                look={() => <CardInspect of={one} />}
                style={{ "--ground": groundOf(cardOf(one)) }}
              >
                <Icon of={emblemOf(cardOf(one))} /> {cardName(one)}
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
