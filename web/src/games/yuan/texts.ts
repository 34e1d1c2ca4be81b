import { Book } from "../../i18n/book";
import type en from "../../wire/yuan.en.json";
import { wordsWith } from "../edition";

export type Text = keyof (typeof en)["texts"];

/** Every word of the board: it comes from the texts and the content of the game. */
export const book = new Book<Text>(
  wordsWith("yuan", {
    en: () => import("../../wire/yuan.en.json"),
    fr: () => import("../../wire/yuan.fr.json"),
  }),
);
export const { t, word, title } = book;
