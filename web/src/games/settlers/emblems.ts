import amphora from "icon:amphora";
import ancientRuins from "icon:ancient-ruins";
import ankh from "icon:ankh";
import anubis from "icon:anubis";
import arena from "icon:arena";
import axeInStump from "icon:axe-in-stump";
import backpack from "icon:backpack";
import bank from "icon:bank";
import barn from "icon:barn";
import barracksTent from "icon:barracks-tent";
import bastet from "icon:bastet";
import bathtub from "icon:bathtub";
import beerStein from "icon:beer-stein";
import bowlOfRice from "icon:bowl-of-rice";
import bread from "icon:bread";
import breastplate from "icon:breastplate";
import brickWall from "icon:brick-wall";
import burningForest from "icon:burning-forest";
import camel from "icon:camel";
import capitol from "icon:capitol";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardExchange from "icon:card-exchange";
import cardPick from "icon:card-pick";
import cargoCrane from "icon:cargo-crane";
import cargoShip from "icon:cargo-ship";
import castle from "icon:castle";
import catapult from "icon:catapult";
import centurionHelmet from "icon:centurion-helmet";
import chariot from "icon:chariot";
import checkedShield from "icon:checked-shield";
import church from "icon:church";
import circularSawblade from "icon:circular-sawblade";
import coalWagon from "icon:coal-wagon";
import colombianStatue from "icon:colombian-statue";
import compass from "icon:compass";
import conversation from "icon:conversation";
import cornucopia from "icon:cornucopia";
import crossedAxes from "icon:crossed-axes";
import crossedSwords from "icon:crossed-swords";
import crownedSkull from "icon:crowned-skull";
import cubes from "icon:cubes";
import deer from "icon:deer";
import defensiveWall from "icon:defensive-wall";
import desert from "icon:desert";
import discussion from "icon:discussion";
import djedPillar from "icon:djed-pillar";
import dramaMasks from "icon:drama-masks";
import eagleEmblem from "icon:eagle-emblem";
import egyptianSphinx from "icon:egyptian-sphinx";
import egyptianTemple from "icon:egyptian-temple";
import egyptianUrns from "icon:egyptian-urns";
import executionerHood from "icon:executioner-hood";
import eyeOfHorus from "icon:eye-of-horus";
import fallingRocks from "icon:falling-rocks";
import familyHouse from "icon:family-house";
import farmer from "icon:farmer";
import fist from "icon:fist";
import flame from "icon:flame";
import flatHammer from "icon:flat-hammer";
import flowers from "icon:flowers";
import forest from "icon:forest";
import forestEntrance from "icon:forest-entrance";
import galley from "icon:galley";
import gears from "icon:gears";
import goldBar from "icon:gold-bar";
import goldMine from "icon:gold-mine";
import goldScarab from "icon:gold-scarab";
import greatPyramid from "icon:great-pyramid";
import guardedTower from "icon:guarded-tower";
import hammerNails from "icon:hammer-nails";
import handSaw from "icon:hand-saw";
import hillFort from "icon:hill-fort";
import hoodedFigure from "icon:hooded-figure";
import hotMeal from "icon:hot-meal";
import hut from "icon:hut";
import hutsVillage from "icon:huts-village";
import katana from "icon:katana";
import kimono from "icon:kimono";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import log from "icon:log";
import manacles from "icon:manacles";
import meat from "icon:meat";
import medievalBarracks from "icon:medieval-barracks";
import medievalVillage01 from "icon:medieval-village-01";
import meditation from "icon:meditation";
import meeple from "icon:meeple";
import mining from "icon:mining";
import ninjaHead from "icon:ninja-head";
import oasis from "icon:oasis";
import obelisk from "icon:obelisk";
import oldWagon from "icon:old-wagon";
import packedPlanks from "icon:packed-planks";
import pagoda from "icon:pagoda";
import philosopherBust from "icon:philosopher-bust";
import pig from "icon:pig";
import pineTree from "icon:pine-tree";
import pitchfork from "icon:pitchfork";
import plow from "icon:plow";
import pyre from "icon:pyre";
import ring from "icon:ring";
import river from "icon:river";
import robber from "icon:robber";
import rollingDices from "icon:rolling-dices";
import romanShield from "icon:roman-shield";
import sakeBottle from "icon:sake-bottle";
import samuraiHelmet from "icon:samurai-helmet";
import scales from "icon:scales";
import scorpion from "icon:scorpion";
import scrollQuill from "icon:scroll-quill";
import shakingHands from "icon:shaking-hands";
import shintoShrine from "icon:shinto-shrine";
import shintoShrineMirror from "icon:shinto-shrine-mirror";
import shop from "icon:shop";
import slaveryWhip from "icon:slavery-whip";
import spears from "icon:spears";
import spy from "icon:spy";
import stairsCake from "icon:stairs-cake";
import starAltar from "icon:star-altar";
import stoneBlock from "icon:stone-block";
import stoneBust from "icon:stone-bust";
import stoneCrafting from "icon:stone-crafting";
import stonePile from "icon:stone-pile";
import stoneStack from "icon:stone-stack";
import sushis from "icon:sushis";
import swordSmithing from "icon:sword-smithing";
import tavernSign from "icon:tavern-sign";
import tiedScroll from "icon:tied-scroll";
import totemHead from "icon:totem-head";
import trade from "icon:trade";
import treasureMap from "icon:treasure-map";
import treeGrowth from "icon:tree-growth";
import trowel from "icon:trowel";
import twoCoins from "icon:two-coins";
import vikingChurch from "icon:viking-church";
import vikingHelmet from "icon:viking-helmet";
import village from "icon:village";
import warPick from "icon:war-pick";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import wheelbarrow from "icon:wheelbarrow";
import windmill from "icon:windmill";
import wolfHead from "icon:wolf-head";
import woodPile from "icon:wood-pile";
import woodenChair from "icon:wooden-chair";
import { type Card, cardOf, type Kind } from "./content";

/** The emblem that fits a card’s name; prints of one card share it. */
const CARDS: Readonly<Record<string, string>> = {
  com_statue: stoneBust,
  com_supplier: wheelbarrow,
  com_wood_storage: woodPile,
  com_carpenters_workshop: handSaw,
  com_gallows: executionerHood,
  com_mill: windmill,
  com_old_forest: forest,
  com_quarry: stoneBlock,
  com_rubble: fallingRocks,
  com_village: village,
  com_town: medievalVillage01,
  com_farmers_at_work: farmer,
  com_mammas_baths: bathtub,
  com_armorer: breastplate,
  com_gold_mine: goldMine,
  com_grain_field: wheat,
  com_lords_fields: plow,
  com_monument: obelisk,
  com_merchants_guild: trade,
  com_gold_creek: river,
  com_wood_supplier: packedPlanks,
  com_goldsmiths_workshop: ring,
  com_marketplace: shop,
  com_coal_mine: coalWagon,
  com_mason: trowel,
  com_court_sculptor: philosopherBust,
  com_masons_guild: brickWall,
  com_missionaries: church,
  com_settlers: oldWagon,
  com_acting_troupe: dramaMasks,
  com_lumberjacks: axeInStump,
  com_carpenter: hammerNails,
  com_joiner: woodenChair,
  com_castle: castle,
  com_tavern: tavernSign,
  com_barracks: medievalBarracks,
  com_confectioner: stairsCake,
  com_pig_farmer: pig,
  com_brewer: beerStein,
  com_imperial_messenger: tiedScroll,
  com_new_forest: treeGrowth,
  com_hanseatic_league: cargoShip,
  com_lumberjacks_route: forestEntrance,
  com_watchtower: watchtower,
  com_ruins: ancientRuins,
  com_baker: bread,
  com_sawmill: circularSawblade,
  com_canteen: hotMeal,
  com_meeting_place: discussion,
  com_monty_the_merchant: scales,
  com_apartment: familyHouse,
  com_hunter_joe: deer,
  com_above_ground_mine: mining,
  com_porters: backpack,
  bar_primeval_forest: pineTree,
  bar_barbarian_altar: starAltar,
  bar_raid: burningForest,
  bar_saboteurs: hoodedFigure,
  bar_sentry_tower: guardedTower,
  bar_dark_chapel: crownedSkull,
  bar_pack: wolfHead,
  bar_rabble: pitchfork,
  bar_settlement: hutsVillage,
  bar_hillfort: hillFort,
  bar_expedition: galley,
  bar_barbarian_quarry: warPick,
  bar_barter: cardExchange,
  bar_arena: arena,
  bar_idol: totemHead,
  bar_mission: vikingChurch,
  bar_pyre: pyre,
  bar_robbers: robber,
  jap_farm: barn,
  jap_rice_fields: bowlOfRice,
  jap_geisha_house: kimono,
  jap_garrison: spears,
  jap_daimyos_castle: pagoda,
  jap_buddhas_temple: meditation,
  jap_casino: rollingDices,
  jap_gate: shintoShrine,
  jap_shrine: shintoShrineMirror,
  jap_stalls: sushis,
  jap_negotiator: conversation,
  jap_sake_brewery: sakeBottle,
  jap_trade_route: treasureMap,
  jap_dojo: katana,
  jap_ninjas: ninjaHead,
  jap_sumo_school: fist,
  jap_master_swordsmith: swordSmithing,
  jap_school_of_diplomacy: scrollQuill,
  rom_sculptors_workshop: stoneCrafting,
  rom_sculptors_apprentice: flatHammer,
  rom_gladiator_school: crossedSwords,
  rom_engineers: catapult,
  rom_gardens: flowers,
  rom_spies: spy,
  rom_architect: compass,
  rom_administration: capitol,
  rom_headquarters: eagleEmblem,
  rom_legion: centurionHelmet,
  rom_warehouses: warehouse,
  rom_builder: cargoCrane,
  rom_roman_fortifications: defensiveWall,
  rom_trade_colony: amphora,
  rom_roman_barracks: barracksTent,
  rom_stonemason: stoneStack,
  rom_roman_bank: bank,
  rom_colossus: colombianStatue,
  egy_desert: desert,
  egy_altar_of_bastet: bastet,
  egy_chariot_builder: chariot,
  egy_pharaohs_guard: anubis,
  egy_oasis: oasis,
  egy_slaver: slaveryWhip,
  egy_royal_bath: egyptianUrns,
  egy_golden_bazaar: goldScarab,
  egy_scorpion_breeder: scorpion,
  egy_caravan: camel,
  egy_temple_of_ra: eyeOfHorus,
  egy_sanctuary: egyptianTemple,
  egy_avenue_of_sphinxes: djedPillar,
  egy_sphinx: egyptianSphinx,
  egy_goldsmith: goldBar,
  egy_slaves: manacles,
  egy_egyptian_quarry: stonePile,
  egy_pyramid: greatPyramid,
};

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

/** The factions, and the other decks. */
const DECKS: Readonly<Record<string, string>> = {
  barbarian: vikingHelmet,
  japanese: samuraiHelmet,
  roman: romanShield,
  egyptian: ankh,
  common: village,
  attack: crossedAxes,
};

/** What the three rows of an empire do. */
const KINDS: Readonly<Record<Kind, string>> = {
  production: cornucopia,
  feature: laurelCrown,
  action: gears,
};

/** A card that somebody adds to the content gets the sign of its kind. */
export const emblemOf = (card: Card): string => CARDS[card.card] ?? KINDS[card.kind];

export const cardEmblem = (word: string): string => emblemOf(cardOf(word));
export const goodEmblem = (good: string): string => GOODS[good] ?? cubes;
export const deckEmblem = (deck: string): string => DECKS[deck] ?? village;
export const kindEmblem = (kind: Kind): string => KINDS[kind];

/** True for a card whose emblem was chosen for its name. */
export const hasEmblem = (card: Card): boolean => card.card in CARDS;
