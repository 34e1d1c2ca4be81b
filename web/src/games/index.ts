import other from "icon:capitol";
import yuan from "icon:dragon-head";
import founders from "icon:greek-temple";
import imperium from "icon:laurel-crown";
import daimyo from "icon:samurai-helmet";
import settlers from "icon:village";
import { useEffect, useState } from "preact/hooks";
import { lang } from "../i18n";
import type { GameFace } from "./board";
import { drawWith } from "./edition";
import { generic } from "./generic";

// A game's own board comes with its first table, not with the front page of another game.
// Maps, because names come from addresses, and an object knows "constructor" as well.
const FACES = new Map<string, () => Promise<GameFace>>([
  ["founders", () => import("./founders").then((module) => module.founders)],
  ["daimyo", () => import("./daimyo").then((module) => module.daimyo)],
  ["imperium", () => import("./imperium").then((module) => module.imperium)],
  ["settlers", () => import("./settlers").then((module) => module.settlers)],
  ["yuan", () => import("./yuan").then((module) => module.yuan)],
]);

const EMBLEMS = new Map(Object.entries({ founders, settlers, yuan, daimyo, imperium }));

/** The emblem of a game. */
export function emblemOf(game: string): string {
  return EMBLEMS.get(game) ?? other;
}

/**
 * A game's own board, drawn with a pack if one is named by its fingerprint; the table that plays any game where it has
 * none; null while it is on its way.
 */
export function useFace(game: string, pack = ""): GameFace | null {
  const [face, setFace] = useState<{ game: string; face: GameFace } | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = FACES.get(game) ?? (() => Promise.resolve(generic));
    const open = async () => {
      await drawWith(game, pack, lang.peek());
      const face = await load();
      await face.book?.open();
      if (wanted) setFace({ game, face });
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [game, pack]);
  return face?.game === game ? face.face : null;
}
