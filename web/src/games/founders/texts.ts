import { speaker } from "../../i18n";
import type { Name } from "../../wire/messages";

/** Every sentence of the board. */
const texts = {
  parts: { en: "Parts of the table", fr: "Parties de la table" },
  market: { en: "Market", fr: "Marché" },
  draft: { en: "Draft", fr: "Draft" },
  victory: { en: "Victory tiles", fr: "Tuiles victoire" },
  supply: { en: "Supply", fr: "Réserve" },
  others: { en: "Opponents", fr: "Adversaires" },
  yourNation: { en: "Your nation", fr: "Votre nation" },
  nation: { en: "Nation of {name}", fr: "Nation de {name}" },
  seat: { en: "Player {number}", fr: "Joueur {number}" },
  first: { en: "First player", fr: "Premier joueur" },
  turn: { en: "to move", fr: "à son tour" },

  "row.nature": { en: "Nature", fr: "Nature" },
  "row.village": { en: "Village", fr: "Village" },
  "row.city": { en: "City", fr: "Ville" },
  "kind.nature": { en: "Nature tile", fr: "Tuile nature" },
  "kind.village": { en: "Village tile", fr: "Tuile village" },
  "kind.city": { en: "City tile", fr: "Tuile ville" },
  "kind.victory": { en: "Victory tile", fr: "Tuile victoire" },
  pile: { en: "{pile} pile: {count} left", fr: "Pile {pile} : {count}" },
  "row.empty": { en: "No open tile", fr: "Aucune tuile visible" },
  draw: { en: "Draw", fr: "Piocher" },

  points: { en: "{count} {count:point|points}", fr: "{count} {count:point|points}" },
  gain: {
    en: "In all: {sign}{count} {count:point|points}",
    fr: "En tout : {sign}{count} {count:point|points}",
  },
  victories: {
    en: "{count} {count:victory tile|victory tiles}",
    fr: "{count} {count:tuile victoire|tuiles victoire}",
  },
  replaced: {
    en: "{count} {count:replaced tile|replaced tiles}",
    fr: "{count} {count:tuile remplacée|tuiles remplacées}",
  },
  hand: { en: "Tokens in hand", fr: "Jetons en main" },
  noTokens: { en: "no tokens", fr: "aucun jeton" },
  times: { en: "{thing}: {count}", fr: "{thing} : {count}" },

  needs: { en: "Needs", fr: "Demande" },
  gives: { en: "Gives", fr: "Donne" },
  brings: { en: "Brings at once", fr: "Apporte aussitôt" },
  worth: { en: "Worth", fr: "Vaut" },
  "needs.nothing": { en: "nothing", fr: "rien" },
  or: { en: "or", fr: "ou" },
  "tile.needs": { en: "needs {list}", fr: "demande {list}" },
  "tile.gives": { en: "gives {list}", fr: "donne {list}" },
  "tile.war": { en: "pillaged", fr: "pillée" },
  "tile.coin": { en: "carries a coin", fr: "porte une pièce" },
  "tile.artisan": { en: "with {token}", fr: "avec {token}" },
  "tile.unprotected": { en: "open to war", fr: "exposée à la guerre" },
  cell: { en: "Empty cell ({cell})", fr: "Case vide ({cell})" },
  corner: { en: "Corner ({cell})", fr: "Intersection ({cell})" },
  cart: { en: "Cart on the corner ({cell})", fr: "Charrette à l'intersection ({cell})" },
  placed: { en: "{tile} ({cell})", fr: "{tile} ({cell})" },

  kind: { en: "Kind", fr: "Sorte" },
  copies: { en: "In the box", fr: "Dans la boîte" },
  rules: { en: "Rules", fr: "Règles" },
  source: { en: "Source", fr: "Source" },
  "source.rulebook": { en: "the rule book", fr: "le livret de règles" },
  "source.public": { en: "public descriptions", fr: "descriptions publiques" },
  "source.recalled": { en: "recalled", fr: "de mémoire" },
  "source.reconstructed": { en: "reconstructed", fr: "reconstituée" },
  here: { en: "In this nation", fr: "Dans cette nation" },

  open: { en: "Open the nation of {name}", fr: "Ouvrir la nation de {name}" },
  shut: { en: "Close the nation of {name}", fr: "Refermer la nation de {name}" },
  closer: { en: "Zoom in", fr: "Agrandir" },
  farther: { en: "Zoom out", fr: "Réduire" },
  placing: { en: "To lay", fr: "À poser" },
  bought: { en: "Bought this turn", fr: "Acheté ce tour-ci" },
  confirm: { en: "Do it", fr: "Valider" },
  swept: { en: "Out of the game", fr: "Hors du jeu" },
  "swept.open": { en: "Tiles out of the game: {count}", fr: "Tuiles hors du jeu : {count}" },

  "say.feed": { en: "{resource} from {tile}", fr: "{resource} : {tile}" },
  "say.cart": { en: "{resource} from {tile}, by cart", fr: "{resource} : {tile}, par charrette" },
  "say.coin": { en: "{resource}, bought", fr: "{resource}, acheté" },
  "say.free": { en: "Needs nothing", fr: "Ne demande rien" },
  "say.replaces": { en: "Replaces {tile}", fr: "Remplace « {tile} »" },
  "say.discards": { en: "{token} goes to the box", fr: "« {token} » va dans la boîte" },
  "say.keeps": { en: "The coin comes to your hand", fr: "La pièce vous revient" },
  "say.token": { en: "Brings a token: {token}", fr: "Apporte un jeton : {token}" },
  "say.ends": { en: "The game ends with this turn", fr: "La partie se termine avec ce tour" },
  "say.sweeps": {
    en: "The five tiles of the row go to the box",
    fr: "Les cinq tuiles de la rangée vont dans la boîte",
  },
  "say.last": {
    en: "The last tile: the game ends with this turn",
    fr: "Dernière tuile : la partie se termine avec ce tour",
  },
  "say.sites": { en: "Fits on {count} {count:cell|cells}", fr: "Se pose sur {count} {count:case|cases}" },
  "say.taken": {
    en: "Can replace {count} {count:tile|tiles}",
    fr: "Peut remplacer {count} {count:tuile|tuiles}",
  },
  "say.aims": { en: "{count} {count:target|targets}", fr: "{count} {count:cible|cibles}" },
  "say.pillage": { en: "Pillages {tile}", fr: "Pille « {tile} »" },
  "say.silences": { en: "No more {list} from there", fr: "Ne donne plus : {list}" },
  "say.loses": {
    en: "The owner loses {count} {count:point|points}",
    fr: "Le propriétaire perd {count} {count:point|points}",
  },
  "say.buys": { en: "Buys {resource}", fr: "Achète : {resource}" },
  "say.opens": { en: "makes possible: {list}", fr: "rend possible : {list}" },
  "say.opensNone": { en: "makes no further tile possible", fr: "ne rend possible aucune autre tuile" },
  "say.link": { en: "Joins {count} tiles", fr: "Relie {count} tuiles" },
} as const satisfies Record<string, Name>;

export const t = speaker(texts);
export type BoardKey = keyof typeof texts;

/** The hints of a first game, by the question that they belong to. */
export const hints: Readonly<Record<string, Name>> = {
  PickTile: {
    en: "Nature tiles feed everything you build later. Two that share no resource give you the widest start.",
    fr: "Les tuiles nature nourrissent tout ce que vous bâtirez. Deux tuiles sans ressource commune ouvrent le plus de possibilités.",
  },
  LayStart: {
    en: "Tiles on the far side shield those behind them from war; a wide nation has more tiles in the open.",
    fr: "Les tuiles du fond protègent de la guerre celles qui sont plus près de vous ; une nation large est plus exposée.",
  },
  RevealTile: {
    en: "Every turn begins with a new open tile. You need not take the one you reveal.",
    fr: "Chaque tour commence par une nouvelle tuile visible. Vous n'êtes pas obligé de prendre celle que vous révélez.",
  },
  AddTile: {
    en: "Point at a tile to see where it would fit. Lit tiles can be added now; ask any other one why not.",
    fr: "Survolez une tuile pour voir où elle irait. Les tuiles éclairées sont possibles ; cliquez sur une autre pour savoir pourquoi elle ne l'est pas.",
  },
  PlaceTile: {
    en: "The arrows show which tiles feed the new one. Each tile gives one resource a turn, diagonals count.",
    fr: "Les flèches montrent quelles tuiles nourrissent la nouvelle. Chaque tuile donne une ressource par tour, les diagonales comptent.",
  },
  PlayToken: {
    en: "A token in hand is worth one point at the end. Play it if it brings you more than that.",
    fr: "Un jeton en main vaut un point à la fin. Jouez-le s'il vous rapporte davantage.",
  },
  PillageTile: {
    en: "Only the farthest tile of each column lies open to war. A pillaged temple brings no points.",
    fr: "Seule la tuile la plus éloignée de chaque colonne est exposée. Un temple pillé ne rapporte aucun point.",
  },
  BuyFromTile: {
    en: "You may use what you buy anywhere in your nation, this turn only. The coin goes to the owner of the tile.",
    fr: "Ce que vous achetez sert partout dans votre nation, ce tour-ci seulement. La pièce revient au propriétaire de la tuile.",
  },
  PlaceCart: {
    en: "A cart lets four tiles share what they give. Carts whose tiles touch join into one group.",
    fr: "Une charrette met en commun ce que donnent quatre tuiles. Deux charrettes qui partagent une tuile forment un seul groupe.",
  },
  SettleArtisan: {
    en: "An artisan is worth two points, but the tile gives nothing any more.",
    fr: "Un artisan vaut deux points, mais la tuile ne donne plus rien.",
  },
};
