import type { JsonObject } from "../games/generic/shape";
import type { GameWords, Name } from "../wire/messages";
import { say } from ".";

// The parts of rule books and the shelves of content, by the word that the games use for them.
const PARTS: Readonly<Record<string, Name>> = {
  component: { en: "Components", fr: "Matériel" },
  setup: { en: "Setup", fr: "Mise en place" },
  info: { en: "Open and hidden", fr: "Visible et caché" },
  turn: { en: "The turn", fr: "Le tour" },
  reveal: { en: "Revealing a tile", fr: "Révéler une tuile" },
  token: { en: "Tokens", fr: "Jetons" },
  production: { en: "Production", fr: "Production" },
  placement: { en: "Adding a tile", fr: "Ajouter une tuile" },
  replace: { en: "Replacing a tile", fr: "Remplacer une tuile" },
  war: { en: "War", fr: "Guerre" },
  coin: { en: "Coins", fr: "Pièces" },
  cart: { en: "Carts", fr: "Charrettes" },
  artisan: { en: "Artisans", fr: "Artisans" },
  end: { en: "End of the game", fr: "Fin de partie" },
  scoring: { en: "Scoring", fr: "Décompte" },
  resources: { en: "Resources", fr: "Ressources" },
  tiles: { en: "Tiles", fr: "Tuiles" },
  tokens: { en: "Tokens", fr: "Jetons" },
};

/** What a part or a shelf is called; one that is not known here is called by its own word. */
export function sayPart(part: string): string {
  const plain = part.replaceAll("_", " ");
  return say(PARTS[part] ?? { en: plain, fr: plain });
}

// The fields of content that a player cares for; the others are for programs.
const FIELDS: Readonly<Record<string, Name>> = {
  tier: { en: "Level", fr: "Niveau" },
  kind: { en: "Kind", fr: "Catégorie" },
  type: { en: "Kind", fr: "Catégorie" },
  requires: { en: "Needs", fr: "Demande" },
  produces: { en: "Gives", fr: "Donne" },
  grants_token: { en: "Brings the token", fr: "Rapporte le jeton" },
  points: { en: "Points", fr: "Points" },
  matches: { en: "Makes", fr: "Produit" },
  players: { en: "Players", fr: "Joueurs" },
  victory_revealed: { en: "Victory tiles laid open", fr: "Tuiles victoire révélées" },
  draft_revealed: { en: "Tiles in the draft", fr: "Tuiles du draft" },
  draft_taken_each: { en: "Picked by each player", fr: "Choisies par joueur" },
  nature_row_start: { en: "Nature row begins with", fr: "Rangée nature au départ" },
  village_row_start: { en: "Village row begins with", fr: "Rangée village au départ" },
  city_row_start: { en: "City row begins with", fr: "Rangée ville au départ" },
  pile_after_setup: { en: "Piles after the setup", fr: "Piles après la mise en place" },
  max_turns: { en: "Turns at most", fr: "Tours au plus" },
};

const VALUES: Readonly<Record<string, Name>> = {
  basic: { en: "basic", fr: "de base" },
  victory: { en: "victory", fr: "victoire" },
  artisan: { en: "artisan", fr: "artisan" },
};

/** The words of a game with those of its content. */
export function withContent(words: GameWords): GameWords {
  return { words: { ...words.words, content: { ...VALUES } }, fields: { ...words.fields, ...FIELDS } };
}

/** What the printed thing says, as far as a player cares for it. */
export function forPlayers(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => key in FIELDS && value !== 0));
}
