import backpack from "icon:backpack";
import barn from "icon:barn";
import rice from "icon:bowl-of-rice";
import cards from "icon:card-draw";
import crown from "icon:crown";
import digging from "icon:dig-dug";
import hammer from "icon:hammer-nails";
import laurels from "icon:laurels";
import metal from "icon:metal-bar";
import shadow from "icon:ninja-head";
import coins from "icon:profit";
import speaker from "icon:public-speaker";
import tower from "icon:radio-tower";
import helmet from "icon:samurai-helmet";
import stone from "icon:stone-block";
import gold from "icon:two-coins";
import village from "icon:village";
import wheat from "icon:wheat";
import drawings from "icons:daimyo";

const GOODS: Readonly<Record<string, string>> = { rice, metal, stone, gold, pp: laurels };
const SPACES: Readonly<Record<string, string>> = {
  help: village,
  production: wheat,
  relic: digging,
  recruitment: speaker,
  construction: hammer,
  tax: coins,
};

export const pieces = {
  governor: crown,
  shadow,
  farm: barn,
  tower,
  scavenger: backpack,
  helmet,
  hero: cards,
};
export const goodEmblem = (good: string): string => GOODS[good] ?? gold;
export const spaceEmblem = (space: string): string => SPACES[space] ?? crown;
/** The drawing that an entry of the content names. */
export const emblemOf = (entry: { emblem: string }): string => drawings[entry.emblem] ?? crown;
