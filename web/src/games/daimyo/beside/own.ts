import { kept } from "../../../kept";
import type { EmpireOp } from "../../../wire/daimyo";

/** The spaces of a card from top to bottom, by the colour of their die. */
export const SPACES = ["blue", "green", "red"] as const;
export type Space = (typeof SPACES)[number];
export type Spaces = Readonly<Partial<Record<Space, EmpireOp[]>>>;

/** A printed card that says something else than ours; a space that has never acted was never told. */
export interface OwnCard {
  id: string;
  deck: string;
  spaces: Spaces;
}

/** The cards that were told, for later games too. */
export const ownCards = kept<readonly OwnCard[]>("beside.daimyo.cards", []);

export const ownCard = (id: string): OwnCard | undefined => ownCards.value.find((one) => one.id === id);

/** Keep what a card says, or what else it says; its id. */
export function keepCard(id: string, deck: string, spaces: Spaces): string {
  const known = ownCard(id);
  const others = ownCards.value.filter((one) => one !== known);
  const last = Math.max(0, ...ownCards.value.map((one) => Number(one.id.slice(3))));
  const card = known ?? { id: `own${last + 1}`, deck, spaces: {} };
  ownCards.value = [...others, { ...card, spaces: { ...card.spaces, ...spaces } }];
  return card.id;
}

export function dropCard(id: string): void {
  ownCards.value = ownCards.value.filter((one) => one.id !== id);
}
