import drawings from "icons:founders";
import { resourceOf, tileOf } from "./content";

/** The drawing of a resource; the four products of cities are also the four types of token. */
export const resourceEmblem = (resource: string): string => drawings[resourceOf(resource).emblem] ?? "";

/** The drawing that fits a tile's name. */
export const tileEmblem = (id: string): string => drawings[tileOf(id).emblem] ?? "";
