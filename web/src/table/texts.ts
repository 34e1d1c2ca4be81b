import { speaker } from "../i18n";
import type { Name } from "../wire/messages";

/** What the log, the replay and the looks back say. */
const texts = {
  "log.before": { en: "Setup", fr: "Mise en place" },
  "log.turns": { en: "Turns {from} to {to}", fr: "Tours {from} à {to}" },
  "log.actions": { en: "{count} {count:action|actions}", fr: "{count} {count:action|actions}" },
  "log.details": { en: "Details", fr: "Détails" },
  "log.details.hide": { en: "Hide the details", fr: "Masquer les détails" },
  "log.filter": { en: "Whose actions", fr: "Actions affichées" },
  "log.all": { en: "All", fr: "Tout" },
  "log.gained": { en: "Gained", fr: "Gains" },
  "log.none": { en: "Nothing yet.", fr: "Rien pour l’instant." },
  "log.player": { en: "Player", fr: "Joueur" },
  sounds: { en: "Sounds", fr: "Sons" },
  "result.won.by": {
    en: "{names} {count:wins|win together} {points} to {against}",
    fr: "{names} {count:gagne|gagnent ensemble} {points} à {against}",
  },
  "log.go": { en: "Show the table after this", fr: "Voir la table après cela" },
  "replay.step": { en: "Step by", fr: "Avancer par" },
  "replay.step.move": { en: "Move", fr: "Coup" },
  "replay.step.turn": { en: "Turn", fr: "Tour" },
  "replay.step.round": { en: "Round", fr: "Manche" },
  "replay.step.automa": { en: "Opponent’s turn", fr: "Tour de l’adversaire" },
  "replay.back": { en: "Back", fr: "En arrière" },
  "replay.next": { en: "Forward", fr: "En avant" },
  "replay.speed": { en: "Speed", fr: "Vitesse" },
  "replay.keys": {
    en: "Keys: arrows step, Home and End go to the ends, the space bar plays.",
    fr: "Touches : flèches pour avancer, Début et Fin, barre d’espace pour la lecture.",
  },
  "record.unfinished": { en: "Download the game so far", fr: "Télécharger la partie en cours" },
  shared: { en: "We all play on this device", fr: "Nous jouons tous sur cet appareil" },
  "shared.next": { en: "{name} plays next", fr: "C’est à {name} de jouer" },
  "shared.text": {
    en: "Hand over the device. The table stays covered until then.",
    fr: "Passez l’appareil. La table reste cachée jusque-là.",
  },
  "shared.cover": { en: "Cover the table", fr: "Cacher la table" },
  "shared.go": { en: "I am {name}: show my side", fr: "Je suis {name} : voir mon côté" },
  "shared.back": { en: "Not yet: back to {name}", fr: "Pas encore : revenir à {name}" },
  "log.look": { en: "Look at {thing}", fr: "Voir : {thing}" },
} as const satisfies Record<string, Name>;

export const t = speaker(texts);
