import { speaker } from "../../i18n";
import type { Name } from "../../wire/messages";

/** Every sentence of the board. */
const texts = {
  parts: { en: "Parts of the table", fr: "Parties de la table" },
  "part.map": { en: "Map", fr: "Carte" },
  "part.clans": { en: "Clans", fr: "Clans" },
  map: { en: "Map of the provinces", fr: "Carte des Provinces" },
  closer: { en: "Closer", fr: "Agrandir" },
  farther: { en: "Farther away", fr: "Réduire" },
  whole: { en: "The whole map", fr: "Toute la carte" },
  seat: { en: "Player {number}", fr: "Joueur {number}" },

  // Provinces
  free: { en: "free", fr: "libre" },
  ownedBy: { en: "of {name}", fr: "à {name}" },
  village: { en: "village", fr: "Village" },
  city: { en: "city", fr: "Ville" },
  doubled: { en: "doubled city", fr: "Ville doublée" },
  wood: { en: "one rampart (defence 2)", fr: "un Rempart (défense 2)" },
  stone: { en: "two ramparts (indestructible)", fr: "deux Remparts (indestructible)" },
  armies: { en: "{count} {count:army|armies}", fr: "{count} {count:Armée|Armées}" },
  temple: { en: "temple", fr: "Temple" },
  founded: { en: "a first city, of nobody yet", fr: "une première Ville, encore à personne" },
  production: { en: "lowers costs by {count}", fr: "réduit les coûts de {count}" },
  defence: { en: "defence {count}", fr: "défense {count}" },
  volcanic: { en: "next to a volcano", fr: "près d’un Volcan" },
  target: { en: "your target", fr: "votre cible" },
  lake: { en: "Lake: links all provinces on its shore", fr: "Lac : relie toutes les Provinces de ses rives" },
  river: {
    en: "River: parts the provinces on its sides, links all on its banks",
    fr: "Rivière : sépare les Provinces de part et d’autre, relie toutes celles de ses rives",
  },
  mountain: { en: "Mountain: nobody crosses it", fr: "Montagne : infranchissable" },
  volcano: { en: "Volcano: a mountain", fr: "Volcan : une Montagne" },
  volcanoActive: {
    en: "Volcano: doubles what lies around it, and buries it in turns 5, 9 and 13",
    fr: "Volcan : double la production alentour, et ravage tout aux tours 5, 9 et 13",
  },

  // What a target allows
  "may.far": { en: "colonisation at level III only", fr: "Colonisation au niveau III seulement" },
  "may.nothing": { en: "no effect", fr: "sans effet" },
  "may.attack": {
    en: "attack with {force} at level I, against {defenders} and defence {defence}",
    fr: "Attaque à {force} au niveau I, contre {defenders} et défense {defence}",
  },
  "may.siege": {
    en: "attack with {force} at level I; the city is indestructible",
    fr: "Attaque à {force} au niveau I ; la Ville est indestructible",
  },
  "may.void": { en: "no army in reach: no attack", fr: "aucune Armée à portée : pas d’attaque" },

  // The plan
  plan: { en: "Your plan", fr: "Votre plan" },
  "plan.where": { en: "Choose a province.", fr: "Choisissez une Province." },
  "plan.ready": {
    en: "Ready. The screens are lifted when all are.",
    fr: "Prêt. On lève les paravents quand tous le sont.",
  },
  "plan.passing": { en: "You pass.", fr: "Vous passez." },
  "plan.secret": { en: "Nobody else sees it.", fr: "Personne d’autre ne le voit." },
  "plan.cost": { en: "Costs {cost} of {purse} chão", fr: "Coûte {cost} sur {purse} Chão" },
  "plan.after": { en: "then {chao} if the others pass", fr: "puis {chao} si les autres passent" },
  "plan.edit": { en: "Change the plan", fr: "Modifier" },
  "plan.sending": { en: "Rewriting the plan…", fr: "Réécriture…" },
  "plan.none": { en: "A target without a level is a pass.", fr: "Une cible sans niveau revient à passer." },
  "plan.hold": { en: "Isolated armies stay at home.", fr: "Les Armées isolées restent chez elles." },
  dev: { en: "Development", fr: "Développement" },
  fort: { en: "Fortification", fr: "Fortification" },
  mil: { en: "Militarisation", fr: "Militarisation" },
  levelOff: { en: "Leave it out", fr: "Retirer" },
  coins: { en: "Chão", fr: "Chão" },
  "effect.none": { en: "No effect here", fr: "Sans effet ici" },
  "effect.colonisation.1": {
    en: "Villages on the target and every free province around it.",
    fr: "Un Village sur la cible et sur chaque Province libre adjacente.",
  },
  "effect.colonisation.2": {
    en: "Villages on the target and around it, and 2 chão.",
    fr: "Villages sur la cible et autour, et 2 Chão.",
  },
  "effect.colonisation.3": {
    en: "The same, on any free province of the map.",
    fr: "De même, sur n’importe quelle Province libre.",
  },
  "effect.expansion.1": {
    en: "Villages on every free province around the group.",
    fr: "Un Village sur chaque Province libre autour du groupe.",
  },
  "effect.expansion.2": {
    en: "Villages around the group, and 2 chão.",
    fr: "Villages autour du groupe, et 2 Chão.",
  },
  "effect.expansion.3": {
    en: "A temple here; steal 2 chão from each neighbouring clan.",
    fr: "Un Temple ici ; volez 2 Chão à chaque Clan voisin.",
  },
  "effect.urbanisation.1": { en: "No effect on a village.", fr: "Sans effet sur un Village." },
  "effect.urbanisation.2": { en: "The village becomes a city.", fr: "Le Village devient une Ville." },
  "effect.urbanisation.3": {
    en: "A city with a rampart, and one army.",
    fr: "Une Ville avec un Rempart, et une Armée.",
  },
  "effect.reinforcement.1": { en: "A second city.", fr: "Une seconde Ville." },
  "effect.reinforcement.2": { en: "A second city and a rampart.", fr: "Une seconde Ville et un Rempart." },
  "effect.reinforcement.3": {
    en: "Indestructible, defence 1 around it, and one army.",
    fr: "Indestructible, défense 1 autour, et une Armée.",
  },
  "effect.recruitment.1": { en: "No effect.", fr: "Sans effet." },
  "effect.recruitment.2": { en: "One army.", fr: "Une Armée." },
  "effect.recruitment.3": { en: "Three armies.", fr: "Trois Armées." },
  "effect.attack.1": { en: "All armies in reach attack.", fr: "Toutes les Armées à portée attaquent." },
  "effect.attack.2": {
    en: "All armies in reach and one of the reserve.",
    fr: "Toutes les Armées à portée, et une de la réserve.",
  },
  "effect.attack.3": {
    en: "The same; a victory strikes all around with force 1.",
    fr: "De même ; une victoire frappe tout autour avec force 1.",
  },

  // Clans and wheel
  clans: { en: "The clans", fr: "Les Clans" },
  "clans.name": { en: "Clan", fr: "Clan" },
  noClan: { en: "no clan", fr: "sans Clan" },
  ready: { en: "ready", fr: "prêt" },
  thinking: { en: "planning", fr: "réfléchit" },
  bidding: { en: "bidding", fr: "réfléchit" },
  moving: { en: "to move", fr: "à son tour" },
  temples: { en: "Temples", fr: "Temples" },
  rice: {
    en: "Rice fields: lower the cost of development",
    fr: "Rizières : réduisent le coût du Développement",
  },
  forest: {
    en: "Forests: lower the cost of fortification",
    fr: "Forêts : réduisent le coût de la Fortification",
  },
  mine: {
    en: "Mines: lower the cost of militarisation",
    fr: "Mines : réduisent le coût de la Militarisation",
  },
  troops: { en: "Armies on the map", fr: "Armées sur la carte" },
  provinces: { en: "{count} {count:province|provinces}", fr: "{count} {count:Province|Provinces}" },
  reserve: {
    en: "In reserve: {villages} villages, {cities} cities, {armies} armies",
    fr: "En réserve : {villages} Villages, {cities} Villes, {armies} Armées",
  },
  counts: { en: "provinces counted: {sum}", fr: "Provinces comptées : {sum}" },
  "power.mu": {
    en: "Also wins with provinces worth three times the wheel, those with a temple counting twice; wins ties.",
    fr: "Gagne aussi par des Provinces valant trois fois la roue, celles avec un Temple comptant double ; remporte les égalités.",
  },
  "power.suhey": {
    en: "Takes the contested provinces of its development.",
    fr: "Prend les Provinces disputées de son Développement.",
  },
  "power.weyu": {
    en: "Its isolated armies may cross a mountain and two water cells.",
    fr: "Ses Armées isolées peuvent franchir une Montagne et deux cases Eau.",
  },
  "power.xiangi": {
    en: "Crosses 2 water cells at most; defence +2 for an army beside two mountains.",
    fr: "Ne franchit que 2 cases Eau ; défense +2 pour une Armée entre deux Montagnes.",
  },
  "power.huan": { en: "Passing brings 8 chão.", fr: "Passer rapporte 8 Chão." },
  "power.zhuang": { en: "Recruits in villages, too.", fr: "Recrute aussi dans les Villages." },
  "power.luong": {
    en: "Steals 3 chão, and nobody steals from it.",
    fr: "Vole 3 Chão, et personne ne peut le voler.",
  },
  "power.goujian": {
    en: "2 chão for each province lost, up to 6.",
    fr: "2 Chão par Province perdue, 6 au plus.",
  },
  lastPlan: { en: "Last turn: {plan}", fr: "Tour précédent : {plan}" },
  lastPass: { en: "passed", fr: "a passé" },
  shortPlan: { en: "{target}, {levels}", fr: "{target}, {levels}" },
  wheel: { en: "Time wheel", fr: "Roue du temps" },
  turnOf: { en: "Turn {turn} of {last}", fr: "Tour {turn} sur {last}" },
  setup: { en: "Setup", fr: "Mise en place" },
  needed: { en: "{count} temples win", fr: "Il faut {count} Temples" },
  eruption: { en: "eruption", fr: "éruption" },
  eruptionNow: { en: "The volcanoes erupt this turn", fr: "Les Volcans entrent en éruption ce tour" },
  supply: {
    en: "Supply: {temples} temples, {ramparts} ramparts",
    fr: "Stock : {temples} Temples, {ramparts} Remparts",
  },
  wheelSpot: { en: "Turn {turn}: {count} temples", fr: "Tour {turn} : {count} Temples" },

  // Playback
  playback: { en: "The last turn, step by step", fr: "Le dernier tour, pas à pas" },
  "playback.open": { en: "Last turn, step by step", fr: "Le dernier tour, pas à pas" },
  "shown.target": { en: "Target", fr: "Cible" },
  "playback.step": { en: "{at} of {last}", fr: "{at} sur {last}" },
  "playback.back": { en: "Step back", fr: "Pas précédent" },
  "playback.next": { en: "Next step", fr: "Pas suivant" },
  "playback.auto": { en: "Play", fr: "Lecture" },
  "playback.pause": { en: "Pause", fr: "Pause" },
  "playback.skip": { en: "Skip", fr: "Passer" },
  "stage.0": { en: "The screens are lifted", fr: "On lève les paravents" },
  "stage.1": { en: "1 · Development", fr: "1 · Développement" },
  "stage.2": { en: "2 · Fortification", fr: "2 · Fortification" },
  "stage.3": { en: "3 · Recruitment", fr: "3 · Recrutement" },
  "stage.4": { en: "4 · Attacks", fr: "4 · Attaques" },
  "stage.5": { en: "5 · Fortification after attacks", fr: "5 · Fortification après attaque" },
  "stage.6": { en: "6 · Income", fr: "6 · Revenu" },
  "stage.7": { en: "7 · Levelling", fr: "7 · Mise à niveau" },

  // Setup
  auction: { en: "Auction", fr: "Enchères" },
  "auction.yours": { en: "Your bid: {bid} chão", fr: "Votre mise : {bid} Chão" },
  "auction.open": { en: "First cities", fr: "Premières Villes" },
  "auction.last": { en: "Last bids:", fr: "Dernières mises :" },
  "auction.take": { en: "Take", fr: "Prendre" },
  "auction.tie": { en: "Tied: those tied bid again.", fr: "Égalité : les ex æquo misent à nouveau." },
  laying: { en: "Tiles in hand", fr: "Tuiles en main" },
  "laying.now": { en: "Being laid", fr: "À poser" },
  "laying.own": { en: "Your tiles", fr: "Vos tuiles" },
  "laying.others": { en: "The others’ tiles", fr: "Les tuiles des autres" },
  "laying.turn": { en: "Choose how it is turned", fr: "Choisissez son orientation" },
  "laying.place": { en: "Place at ({place})", fr: "Emplacement ({place})" },
} as const satisfies Record<string, Name>;

export type Text = keyof typeof texts;
export const t = speaker(texts);

/** A word of help for a first game, by the choice that is asked. */
export const hints: Readonly<Record<string, Name>> = {
  PlanTurn: {
    en: "Click a province, then set levels for up to three actions. All of them bear on that one province; level I is free. You can change the plan until everybody is ready.",
    fr: "Cliquez sur une Province, puis réglez jusqu’à trois actions. Toutes portent sur cette seule Province ; le niveau I est gratuit. Vous pouvez tout changer tant que tous ne sont pas prêts.",
  },
  TakeTile: {
    en: "Hands are open. The tiles make the map on which everybody will play.",
    fr: "Les mains sont visibles. Les tuiles forment la carte de tous.",
  },
  FoundCity: {
    en: "Place it fairly: it may become anybody’s, yours too.",
    fr: "Placez-la équitablement : elle peut échoir à n’importe qui, vous compris.",
  },
  Bid: {
    en: "Only the winner pays. What you keep is your starting money.",
    fr: "Seul le gagnant paie. Ce que vous gardez est votre argent de départ.",
  },
};
