import type { Name } from "../wire/messages";
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
