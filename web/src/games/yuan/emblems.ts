import dev from "icon:bowl-of-rice";
import army from "icon:crossed-swords";
import fort from "icon:defensive-wall";
import hill from "icon:hills";
import pagoda from "icon:pagoda";
import forest from "icon:pine-tree";
import chao from "icon:two-coins";
import mine from "icon:war-pick";

/** The emblems of what a clan has and does. */
export const EMBLEMS = { temple: pagoda, rice: dev, forest, mine, hill, chao, army } as const;
export const TYPE_EMBLEMS = { dev, fort, mil: army } as const;
export const TYPE_GROUND = { dev: "rice", fort: "forest", mil: "mine" } as const;
