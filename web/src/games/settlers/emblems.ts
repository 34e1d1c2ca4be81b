import ankh from "icon:ankh";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import checkedShield from "icon:checked-shield";
import cornucopia from "icon:cornucopia";
import crossedAxes from "icon:crossed-axes";
import cubes from "icon:cubes";
import flame from "icon:flame";
import gears from "icon:gears";
import hut from "icon:hut";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import log from "icon:log";
import meat from "icon:meat";
import meeple from "icon:meeple";
import shakingHands from "icon:shaking-hands";
import stonePile from "icon:stone-pile";
import twoCoins from "icon:two-coins";
import village from "icon:village";
import drawings from "icons:settlers";
import { boardOf, type Card, cardOf, type Kind } from "./content";

/** Everything that is gained or paid. */
const GOODS: Readonly<Record<string, string>> = {
  wood: log,
  stone: stonePile,
  food: meat,
  gold: twoCoins,
  worker: meeple,
  raze: flame,
  defense: checkedShield,
  card: cardDraw,
  common_card: cardDraw,
  faction_card: cardPick,
  vp: laurels,
  resource: cubes,
  location: hut,
  hand_card: cardDiscard,
  own_deal: shakingHands,
  egypt_token: ankh,
};

/** The decks that are no faction's. */
const DECKS: Readonly<Record<string, string>> = { common: village, attack: crossedAxes };

/** What the three rows of an empire do. */
const KINDS: Readonly<Record<Kind, string>> = {
  production: cornucopia,
  feature: laurelCrown,
  action: gears,
};

/** A card whose content names no emblem gets the sign of its kind. */
export const emblemOf = (card: Card): string => drawings[card.emblem] ?? KINDS[card.kind];

export const cardEmblem = (word: string): string => emblemOf(cardOf(word));
export const goodEmblem = (good: string): string => GOODS[good] ?? cubes;
export const deckEmblem = (deck: string): string => DECKS[deck] ?? drawings[boardOf(deck).emblem] ?? village;
export const kindEmblem = (kind: Kind): string => KINDS[kind];
