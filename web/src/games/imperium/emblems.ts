import abacus from "icon:abacus";
import amphora from "icon:amphora";
import viking from "icon:barbarian";
import pillar from "icon:capitol";
import card from "icon:card-draw";
import castle from "icon:castle";
import mask from "icon:ceremonial-mask";
import swords from "icon:crossed-swords";
import drop from "icon:drop";
import flame from "icon:flame";
import hourglass from "icon:hourglass";
import passive from "icon:infinity";
import crown from "icon:jewel-crown";
import laurels from "icon:laurels";
import action from "icon:lightning-helix";
import people from "icon:meeple-group";
import mountains from "icon:mountains";
import knight from "icon:mounted-knight";
import pinned from "icon:pin";
import vassal from "icon:shaking-hands";
import stones from "icon:stone-block";
import sun from "icon:sundial";
import bag from "icon:swap-bag";
import scroll from "icon:tied-scroll";
import torch from "icon:torch";
import progress from "icon:upgrade";
import village from "icon:village";
import wheat from "icon:wheat";
import drawings from "icons:imperium";
import { bannerOf, type Card, cardOf, nationOf } from "./content";

/** Signs of texts and counters, by noun and word. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  token: { materials: stones, population: people, progress, action, exhaust: hourglass },
  banner: {
    power: crown,
    region: mountains,
    tradition: torch,
    civilised: pillar,
    vassal,
    fame: laurels,
    unrest: flame,
    none: amphora,
  },
  type: { city: village, metropolis: castle, knight, mask, scroll },
  region_type: { production: bag, fertile: wheat, river: drop },
  state: { barbarian: viking, empire: pillar },
  part: { exhaust: hourglass, solstice: sun, passive },
  thing: { card, vp: laurels, attack_card: swords, persistent_card: pinned, variable_card: abacus },
};

export const hasSign = (noun: string, word: string): boolean => SIGNS[noun]?.[word] !== undefined;
export const signOf = (noun: string, word: string): string => SIGNS[noun]?.[word] ?? card;
export const bannerEmblem = (banner: string): string => signOf("banner", banner);
export const exhaustEmblem = hourglass;
export const attackEmblem = swords;
export const pinnedEmblem = pinned;

/** A card whose content names no emblem gets the sign of its banner. */
export const emblemOf = (of: Card): string => drawings[of.emblem ?? ""] ?? bannerEmblem(bannerOf(of));
export const cardEmblem = (id: string): string => emblemOf(cardOf(id));
export const nationEmblem = (id: string): string => drawings[nationOf(id).emblem] ?? crown;
