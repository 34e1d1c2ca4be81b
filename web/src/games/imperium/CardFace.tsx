import { Card as Frame, Sign } from "../../board";
import { pair } from "../../i18n";
import { Icon } from "../../ui";
import { type Card, cardOf, groundOf, nationOf, worthOf } from "./content";
import { attackEmblem, bannerEmblem, emblemOf, nationEmblem, pinnedEmblem, signOf } from "./emblems";
import { lengthOf, sentences, TokensRow } from "./Mark";
import { bannersName, nationName } from "./naming";
import { book, t, word } from "./texts";
import "./CardFace.css";

// A card with more to say than this is wider than its neighbours.
const LONG = 120;

/** True for a card that needs more width than others for what it says. */
export const isWordy = (id: string): boolean => lengthOf(cardOf(id)) > LONG;

/** The icons of the header: state, persistent, attack. */
function Header({ of }: { of: Card }) {
  return (
    <>
      {of.state && (
        <span class="i-icon" data-tip={t(`state.needs.${of.state}`)}>
          <Icon of={signOf("state", of.state)} />
          <span class="spoken">{t(`state.needs.${of.state}`)}. </span>
        </span>
      )}
      {of.persistent && (
        <span class="i-icon" data-tip={t("persistent")}>
          <Icon of={pinnedEmblem} />
          <span class="spoken">{t("persistent")}. </span>
        </span>
      )}
      {of.attack && (
        <span class="i-icon i-attack" data-tip={t("attack")}>
          <Icon of={attackEmblem} />
          <span class="spoken">{t("attack")}. </span>
        </span>
      )}
    </>
  );
}

/** Printed icons that other cards refer to: types and region types. */
export function Icons({ of }: { of: Pick<Card, "types" | "region_types"> }) {
  const types = of.types ?? [];
  const regions = of.region_types ?? [];
  return (
    <>
      {regions.map((one, place) => (
        <Sign
          key={`${one}${place}`}
          of={one}
          icon={signOf("region_type", one)}
          name={word(`noun.region_type.${one}`)}
          alone
        />
      ))}
      {types.map((one) => (
        <Sign
          key={one}
          of={one}
          icon={signOf("type", one)}
          name={word(`noun.type.${one}`)}
          shape="square"
          alone
        />
      ))}
    </>
  );
}

interface Props {
  of: string;
  size?: "hand" | "inspect";
}

/** A card with all its fields: banner and development cost at the top left, state and icons, text, points. */
export function CardFace({ of, size = "hand" }: Props) {
  const card = cardOf(of);
  const worth = worthOf(card);
  return (
    <Frame
      title={book.name(card.id)}
      emblem={emblemOf(card)}
      ground={groundOf(card)}
      size={size}
      cost={
        <span class="i-banners" data-tip={bannersName(card)}>
          {(card.category ?? []).map((one, place) => (
            <i key={place} class="i-banner" style={{ "--b": `var(--${one})` }}>
              <Icon of={bannerEmblem(one)} />
            </i>
          ))}
          <span class="spoken">{bannersName(card)}. </span>
        </span>
      }
      corner={
        <>
          <Header of={card} />
          {card.nation && size === "inspect" && (
            <span class="i-icon i-nation" data-tip={nationName(nationOf(card.nation).id)}>
              <Icon of={nationEmblem(card.nation)} />
              <span class="spoken">{nationName(card.nation)}. </span>
            </span>
          )}
        </>
      }
      points={
        worth && (
          <span
            data-tip={t(worth === "*" ? "worth.variable" : worth === "?" ? "worth.conditional" : "worth")}
          >
            <span class="spoken">{pair(t("worth"), worth)}</span>
            <span aria-hidden="true">{worth}</span>
          </span>
        )
      }
      fields={
        <>
          <Icons of={card} />
          {card.dev_cost && (
            <span class="i-dev" data-tip={t("devCost")}>
              <span class="spoken">{t("devCost")} : </span>
              <TokensRow of={card.dev_cost} />
            </span>
          )}
        </>
      }
    >
      {sentences(card).map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </Frame>
  );
}
