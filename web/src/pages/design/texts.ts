import { speaker } from "../../i18n";
import type { Name } from "../../wire/messages";

/** What the workshop for designers says. */
const texts = {
  head: { en: "Workshop", fr: "Atelier" },
  line: {
    en: "Change a number, see what it does to the balance among bots, and keep what you like as a pack.",
    fr: "Changez un nombre, voyez ce qu’il fait à l’équilibre entre robots, et gardez ce qui vous plaît dans un pack.",
  },
  change: { en: "Change", fr: "Modifier" },
  file: { en: "Part of the content", fr: "Partie du matériel" },
  entry: { en: "Entry", fr: "Élément" },
  nothing: { en: "There is no number or word here to change.", fr: "Il n’y a rien à modifier ici." },
  printed: { en: "printed: {value}", fr: "imprimé : {value}" },
  bad: { en: "This has to be a number.", fr: "Il faut un nombre." },
  changes: { en: "Your changes", fr: "Vos modifications" },
  none: { en: "None yet: everything is as printed.", fr: "Aucune : tout est comme imprimé." },
  undo: { en: "Take back {path}", fr: "Annuler {path}" },
  compare: { en: "Compare", fr: "Comparer" },
  "compare.text": {
    en: "The same seeds are played with the printed and with the changed content; it stops when it is decided.",
    fr: "Les mêmes graines sont jouées avec le matériel imprimé et avec le vôtre ; l’essai s’arrête quand c’est décidé.",
  },
  seats: { en: "Players", fr: "Joueurs" },
  bot: { en: "Bots", fr: "Robots" },
  seeds: { en: "At most this many pairs of games", fr: "Paires de parties, au plus" },
  played: {
    en: "{seeds} of at most {planned} pairs played",
    fr: "{seeds} paires jouées sur {planned} au plus",
  },
  measure: { en: "measure", fr: "mesure" },
  "of.printed": { en: "printed", fr: "imprimé" },
  "of.changed": { en: "changed", fr: "modifié" },
  difference: { en: "difference", fr: "différence" },
  intervals: {
    en: "The intervals hold together with a chance of 95 %; coloured ones leave nought out.",
    fr: "Les intervalles sont tous justes à la fois avec une probabilité de 95 % ; ceux en couleur excluent zéro.",
  },
  save: { en: "Keep as a pack", fr: "Garder dans un pack" },
  "save.text": {
    en: "Tables can be played with it at once, and its file can be handed on.",
    fr: "On peut y jouer aussitôt, et son fichier peut être transmis.",
  },
  name: { en: "Name of the pack", fr: "Nom du pack" },
  saved: { en: "The pack “{pack}” is kept.", fr: "Le pack « {pack} » est gardé." },
  play: { en: "Set up a table with it", fr: "Préparer une table avec ce pack" },
} as const satisfies Record<string, Name>;

export const t = speaker(texts);
