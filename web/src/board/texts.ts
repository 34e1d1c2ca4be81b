import { speaker } from "../i18n";
import type { Name } from "../wire/messages";

/** What every board says. */
const texts = {
  parts: { en: "Parts of the table", fr: "Parties de la table" },
  first: { en: "First player", fr: "Premier joueur" },
  turn: { en: "to move", fr: "doit jouer" },
  open: { en: "Open: {what}", fr: "Ouvrir : {what}" },
  shut: { en: "Close: {what}", fr: "Refermer : {what}" },
  look: { en: "Details", fr: "Détails" },
  "look.at": { en: "Details: {thing}", fr: "Détails : {thing}" },
  "look.how": { en: "Details: right-click, or press I", fr: "Détails : clic droit, ou touche I" },
  confirm: { en: "Confirm", fr: "Valider" },
  uses: { en: "Uses of {thing}", fr: "Choix pour « {thing} »" },
  menu: { en: "Choose one", fr: "Au choix" },
  closer: { en: "Zoom in", fr: "Agrandir" },
  farther: { en: "Zoom out", fr: "Réduire" },
  whole: { en: "See all", fr: "Tout voir" },
  rules: { en: "Rules", fr: "Règles" },
  "hand.show": { en: "Show the hand", fr: "Montrer la main" },
  "hand.fold": { en: "Hide the hand", fr: "Replier la main" },
  deck: { en: "{deck}: {count} {count:card|cards}", fr: "{deck} : {count} {count:carte|cartes}" },
  draw: { en: "Draw", fr: "Piocher" },
  discards: { en: "Discard pile: {count}", fr: "Défausse : {count}" },
  "discards.of": { en: "Discards: {deck}", fr: "Défausse : {deck}" },
  changed: { en: "({sum} since your last move)", fr: "({sum} depuis votre dernier coup)" },
  did: { en: "Since your turn:", fr: "Depuis votre tour :" },
  "did.of": { en: "Since the turn of {name}:", fr: "Depuis le tour {name:de} :" },
  "did.none": { en: "nothing yet", fr: "rien encore" },
  "did.more": { en: "and {count} more", fr: "et {count} de plus" },
  "did.again": { en: "Watch it again", fr: "Revoir" },
  "did.all": { en: "Watch all of it again", fr: "Tout revoir" },
  "did.log": { en: "Show it in the log", fr: "Voir dans le journal" },
  "discards.none": { en: "Nothing is discarded yet.", fr: "La défausse est vide." },
} as const satisfies Record<string, Name>;

export const t = speaker(texts);
