import amphora from "icon:amphora";
import anvil from "icon:anvil";
import barracksTent from "icon:barracks-tent";
import birchTrees from "icon:birch-trees";
import caduceus from "icon:caduceus";
import cellarBarrels from "icon:cellar-barrels";
import centurionHelmet from "icon:centurion-helmet";
import cornucopia from "icon:cornucopia";
import crestedHelmet from "icon:crested-helmet";
import crossedSwords from "icon:crossed-swords";
import crownCoin from "icon:crown-coin";
import doubleFaceMask from "icon:double-face-mask";
import doubleFish from "icon:double-fish";
import fireBowl from "icon:fire-bowl";
import fishingBoat from "icon:fishing-boat";
import flatHammer from "icon:flat-hammer";
import forest from "icon:forest";
import goldMine from "icon:gold-mine";
import goldNuggets from "icon:gold-nuggets";
import grapes from "icon:grapes";
import horseHead from "icon:horse-head";
import horseshoe from "icon:horseshoe";
import key from "icon:key";
import lightningTrio from "icon:lightning-trio";
import lilyPads from "icon:lily-pads";
import log from "icon:log";
import lyre from "icon:lyre";
import metalBar from "icon:metal-bar";
import mineWagon from "icon:mine-wagon";
import oldWagon from "icon:old-wagon";
import owl from "icon:owl";
import paintedPottery from "icon:painted-pottery";
import polarStar from "icon:polar-star";
import queenCrown from "icon:queen-crown";
import river from "icon:river";
import rolledCloth from "icon:rolled-cloth";
import rose from "icon:rose";
import seaCliff from "icon:sea-cliff";
import shop from "icon:shop";
import sickle from "icon:sickle";
import spears from "icon:spears";
import spinningWheel from "icon:spinning-wheel";
import stable from "icon:stable";
import stonePile from "icon:stone-pile";
import tavernSign from "icon:tavern-sign";
import threeLeaves from "icon:three-leaves";
import trident from "icon:trident";
import twoCoins from "icon:two-coins";
import vineLeaf from "icon:vine-leaf";
import waterDrop from "icon:water-drop";
import waterfall from "icon:waterfall";
import wheat from "icon:wheat";
import wineGlass from "icon:wine-glass";
import wingfoot from "icon:wingfoot";
import { tileOf } from "./content";

const RESOURCES: Readonly<Record<string, string>> = {
  wood: log,
  stone: stonePile,
  plants: threeLeaves,
  water: waterDrop,
  iron: metalBar,
  gold: goldNuggets,
  cloth: rolledCloth,
  wine: grapes,
  horses: horseHead,
  fish: doubleFish,
  coin: twoCoins,
  war: crossedSwords,
  cart: oldWagon,
  artisan: amphora,
};

// City tiles of a name differ only in what they need.
const TRADES: Readonly<Record<string, string>> = {
  war_camp: barracksTent,
  market: shop,
  inn: tavernSign,
  workshop: paintedPottery,
};

const TILES: Readonly<Record<string, string>> = {
  forest,
  cliffs: seaCliff,
  waterfall,
  lake: lilyPads,
  grove: birchTrees,
  river_meadow: river,
  mine: mineWagon,
  gold_mine: goldMine,
  weaver: spinningWheel,
  winery: cellarBarrels,
  stud_farm: stable,
  fishery: fishingBoat,
  altar_castor: polarStar,
  altar_minerva: owl,
  altar_vulcan: flatHammer,
  altar_neptune: trident,
  altar_bacchus: wineGlass,
  altar_ceres: wheat,
  altar_venus: rose,
  temple_vulcan: anvil,
  temple_janus: doubleFaceMask,
  temple_juno_moneta: crownCoin,
  temple_saturn: sickle,
  temple_bellona: crestedHelmet,
  temple_fortuna: cornucopia,
  temple_mars: spears,
  temple_liber: vineLeaf,
  temple_neptune: trident,
  temple_portunus: key,
  temple_mercury: wingfoot,
  temple_castor: horseshoe,
  great_temple_mercury: caduceus,
  great_temple_juno: queenCrown,
  great_temple_minerva: owl,
  great_temple_mars: centurionHelmet,
  great_temple_apollo: lyre,
  great_temple_jupiter: lightningTrio,
};

/** The drawing of a resource; the four products of cities are also the four types of token. */
export function resourceEmblem(resource: string): string {
  return RESOURCES[resource] ?? amphora;
}

/** The drawing that fits a tile's name; a tile that somebody adds to the content gets a fire bowl. */
export function tileEmblem(id: string): string {
  return (
    TILES[id] ?? (tileOf(id).kind === "city" ? TRADES[id.replace(/_[a-z]+$/, "")] : undefined) ?? fireBowl
  );
}
