import { speaker } from "../../i18n";

/** What is said of games by letters. */
export const texts = {
  head: { en: "Play by links", fr: "Jouer par liens" },
  offer: {
    en: "With somebody elsewhere, by links that you send each other",
    fr: "À distance, par liens que vous vous envoyez",
  },
  how: {
    en: "Two people play without a server: after each turn you send the other a link, by whatever means you like, or show the code. It carries what happened, and nothing else leaves your device.",
    fr: "Une partie à deux sans serveur : après chaque tour, vous envoyez un lien à l’autre, par le moyen de votre choix, ou vous montrez le code. Il contient ce qui s’est passé ; rien d’autre ne quitte votre appareil.",
  },
  honest: {
    en: "Both devices know the whole table: nothing is hidden from somebody who reads what their browser keeps, neither hands nor decks. Play so with people whom you trust. The seed is drawn by both of you, so that neither can choose it.",
    fr: "Chaque appareil connaît toute la table : mains et pioches ne sont pas cachées à qui fouille dans les données de son navigateur. Ne jouez ainsi qu’avec des personnes de confiance. Vous tirez la graine à deux : aucun ne peut la choisir.",
  },
  name: { en: "Your name", fr: "Votre nom" },
  make: { en: "Make the link", fr: "Créer le lien" },
  asks: {
    en: "{name} asks you for a game of {game}.",
    fr: "{name} vous propose une partie de {game}.",
  },
  nobody: { en: "Somebody", fr: "Quelqu’un" },
  settings: { en: "Options: {options}", fr: "Options : {options}" },
  agree: { en: "Agree", fr: "Accepter" },
  sendAsk: {
    en: "Send this link to the person you want to play with. They send you one back.",
    fr: "Envoyez ce lien à la personne avec qui vous voulez jouer. Elle vous en renverra un.",
  },
  sendYes: {
    en: "Send this link back to {name}. The game begins with the next link that you get.",
    fr: "Renvoyez ce lien à {name}. La partie commencera avec le prochain lien que vous recevrez.",
  },
  sendMoves: {
    en: "Send this link to {name}, and open the one that comes back.",
    fr: "Envoyez ce lien à {name}, puis ouvrez celui qui vous reviendra.",
  },
  link: { en: "Link", fr: "Lien" },
  code: { en: "The link as a code to be photographed", fr: "Le lien, sous forme de code à photographier" },
  long: {
    en: "This link is too long for a code.",
    fr: "Ce lien est trop long pour un code.",
  },
  turn: {
    en: "It is {name}’s turn: send them what you have done.",
    fr: "C’est à {name} de jouer : envoyez-lui ce que vous avez fait.",
  },
  pass: { en: "Make the link for {name}", fr: "Créer le lien pour {name}" },
  waiting: {
    en: "You wait for {name}’s link. Nothing can be moved until it is opened here.",
    fr: "Vous attendez le lien {name:de}. Rien ne peut bouger avant qu’il soit ouvert ici.",
  },
  show: { en: "Show my link again", fr: "Revoir mon lien" },
  back: { en: "Not sent: back to my turn", fr: "Pas envoyé : reprendre mon tour" },
  paste: { en: "The link that you got", fr: "Le lien reçu" },
  open: { en: "Open it", fr: "L’ouvrir" },
  table: { en: "To the table", fr: "À la table" },
  damaged: {
    en: "This link was cut or changed on its way. Have it sent again, and copy the whole of it.",
    fr: "Ce lien a été tronqué ou modifié en route. Redemandez-le et copiez-le en entier.",
  },
  stranger: {
    en: "This link belongs to a game that this browser does not have. Open it where you made your own.",
    fr: "Ce lien concerne une partie que ce navigateur n’a pas. Ouvrez-le là où vous avez créé le vôtre.",
  },
  stale: {
    en: "This link does not fit the table as it stands here: it is an older one, or one is missing in between. Ask for the newest.",
    fr: "Ce lien ne se raccorde pas à la table telle qu’elle est ici : il est trop ancien, ou il en manque un entre les deux. Demandez le plus récent.",
  },
  forged: {
    en: "What this link says cannot have happened at this table, so nothing of it was taken.",
    fr: "Ce que dit ce lien n’a pas pu se produire à cette table : rien n’en a été repris.",
  },
  version: {
    en: "The other device plays with other rules or content: load the page anew on both while there is a network.",
    fr: "L’autre appareil joue avec d’autres règles ou un autre matériel : rechargez la page sur les deux, avec du réseau.",
  },
  insecure: {
    en: "This browser allows that on a secure address (https) only.",
    fr: "Ce navigateur ne le permet que sur une adresse sécurisée (https).",
  },
};

export const t = speaker(texts);
