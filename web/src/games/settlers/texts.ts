import { Book } from "../../i18n/book";
import type en from "../../wire/settlers.en.json";
import { wordsWith } from "../edition";

export type BoardKey = keyof (typeof en)["texts"];

/** Every word of the board: it comes from the texts and the content of the game. */
export const book = new Book<BoardKey>(
  wordsWith("settlers", {
    en: () => import("../../wire/settlers.en.json"),
    fr: () => import("../../wire/settlers.fr.json"),
  }),
);
export const { t, word, title } = book;
