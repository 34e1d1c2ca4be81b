import { useEffect } from "preact/hooks";

/** The window's title, and whose colours the page wears. */
export function usePage(title: string, game = ""): void {
  useEffect(() => {
    document.title = title === "Imperia" ? title : `${title} · Imperia`;
  }, [title]);
  useEffect(() => {
    if (game) document.documentElement.dataset.game = game;
    else delete document.documentElement.dataset.game;
  }, [game]);
}
