import { speaker } from "../../i18n";
import type { Name } from "../../wire/messages";

/** Every sentence of the board. */
const texts = {
  parts: { en: "Parts of the table", fr: "Parties de la table" },
  "part.empire": { en: "Your empire", fr: "Votre empire" },
  "part.table": { en: "Table", fr: "Table" },
  "part.others": { en: "Opponents", fr: "Adversaires" },
  "part.virtual": { en: "Virtual player", fr: "Joueur virtuel" },
  empire: { en: "Empire of {name}", fr: "Empire : {name}" },
  others: { en: "Opponents", fr: "Adversaires" },
  first: { en: "First player", fr: "Premier joueur" },
  turn: { en: "to move", fr: "à son tour" },
  passed: { en: "has passed", fr: "a passé" },
  "passed.safe": {
    en: "Has passed: takes no more actions, and cannot be attacked",
    fr: "A passé : ne joue plus ce round, et ne peut plus être attaqué",
  },
  open: { en: "Open the empire of {name}", fr: "Ouvrir l’empire : {name}" },
  shut: { en: "Close the empire of {name}", fr: "Refermer l’empire : {name}" },
  noFaction: { en: "no faction yet", fr: "pas encore de faction" },

  // Round, phases, decks
  round: { en: "Round {round} of {rounds}", fr: "Round {round} sur {rounds}" },
  "phase.setup": { en: "Setup", fr: "Mise en place" },
  "phase.lookout": { en: "Lookout", fr: "Observation" },
  "phase.production": { en: "Production", fr: "Production" },
  "phase.action": { en: "Actions", fr: "Actions" },
  "phase.cleanup": { en: "Cleanup", fr: "Entretien" },
  "phase.attack": { en: "Attack", fr: "Attaque" },
  deck: { en: "{deck}: {count} {count:card|cards}", fr: "{deck} : {count} {count:carte|cartes}" },
  discards: { en: "Discard pile: {count}", fr: "Défausse : {count}" },
  "discards.of": { en: "Discards: {deck}", fr: "Défausse : {deck}" },
  "discards.none": { en: "Nothing is discarded yet.", fr: "Rien n’est encore défaussé." },
  "deck.common": { en: "Common deck", fr: "Paquet commun" },
  "deck.barbarian": { en: "Barbarian deck", fr: "Paquet barbare" },
  "deck.japanese": { en: "Japanese deck", fr: "Paquet japonais" },
  "deck.roman": { en: "Roman deck", fr: "Paquet romain" },
  "deck.egyptian": { en: "Egyptian deck", fr: "Paquet égyptien" },
  "deck.attack": { en: "Attack deck", fr: "Paquet d’attaque" },
  "deck.short.common": { en: "Common", fr: "Commun" },
  "deck.short.barbarian": { en: "Barbarian", fr: "Barbare" },
  "deck.short.japanese": { en: "Japanese", fr: "Japonais" },
  "deck.short.roman": { en: "Roman", fr: "Romain" },
  "deck.short.egyptian": { en: "Egyptian", fr: "Égyptien" },
  "of.common": { en: "Common card", fr: "Carte commune" },
  "of.barbarian": { en: "Barbarian card", fr: "Carte barbare" },
  "of.japanese": { en: "Japanese card", fr: "Carte japonaise" },
  "of.roman": { en: "Roman card", fr: "Carte romaine" },
  "of.egyptian": { en: "Egyptian card", fr: "Carte égyptienne" },
  draw: { en: "Draw", fr: "Piocher" },

  // Goods
  "good.wood": { en: "wood", fr: "bois" },
  "good.stone": { en: "stone", fr: "pierre" },
  "good.food": { en: "food", fr: "nourriture" },
  "good.gold": { en: "gold", fr: "or" },
  "good.worker": { en: "worker", fr: "ouvrier" },
  "good.raze": { en: "raze token", fr: "pion razzia" },
  "good.defense": { en: "defense token", fr: "pion Défense" },
  "good.card": { en: "card", fr: "carte" },
  "good.common_card": { en: "common card", fr: "carte commune" },
  "good.faction_card": { en: "faction card", fr: "carte de faction" },
  "good.vp": { en: "VP", fr: "PV" },
  "good.resource": { en: "resource of your choice", fr: "ressource au choix" },
  "good.location": {
    en: "location or foundation to discard",
    fr: "lieu ou fondations à défausser",
  },
  "good.hand_card": { en: "card of your hand", fr: "carte de votre main" },
  "good.own_deal": { en: "deal of yours", fr: "de vos affaires" },
  "good.egypt_token": { en: "Egyptian token", fr: "pion Égyptien" },
  "n.wood": { en: "{count} wood", fr: "{count} bois" },
  "n.stone": { en: "{count} stone", fr: "{count} {count:pierre|pierres}" },
  "n.food": { en: "{count} food", fr: "{count} {count:nourriture|nourritures}" },
  "n.gold": { en: "{count} gold", fr: "{count} or" },
  "n.worker": { en: "{count} {count:worker|workers}", fr: "{count} {count:ouvrier|ouvriers}" },
  "n.raze": { en: "{count} raze {count:token|tokens}", fr: "{count} {count:pion|pions} razzia" },
  "n.defense": { en: "{count} defense {count:token|tokens}", fr: "{count} {count:pion|pions} Défense" },
  "n.card": { en: "{count} {count:card|cards}", fr: "{count} {count:carte|cartes}" },
  "n.common_card": {
    en: "{count} common {count:card|cards}",
    fr: "{count} {count:carte commune|cartes communes}",
  },
  "n.faction_card": {
    en: "{count} faction {count:card|cards}",
    fr: "{count} {count:carte|cartes} de faction",
  },
  "n.vp": { en: "{count} VP", fr: "{count} PV" },
  "n.resource": {
    en: "{count} {count:resource|resources} of your choice",
    fr: "{count} {count:ressource|ressources} au choix",
  },
  "n.location": {
    en: "{count} {count:location|locations} to discard",
    fr: "{count} {count:lieu|lieux} à défausser",
  },
  "n.hand_card": {
    en: "{count} {count:card|cards} of your hand",
    fr: "{count} {count:carte|cartes} de votre main",
  },
  "n.own_deal": { en: "{count} {count:deal|deals} of yours", fr: "{count} de vos affaires" },
  "n.egypt_token": { en: "{count} Egyptian {count:token|tokens}", fr: "{count} {count:pion|pions} Égyptien" },
  nothing: { en: "nothing", fr: "rien" },
  or: { en: "or", fr: "ou" },
  points: { en: "{count} {count:point|points}", fr: "{count} {count:point|points}" },
  "points.now": {
    en: "{count} {count:point|points}: {track} on the track, the rest from locations",
    fr: "{count} {count:point|points} : {track} sur la piste, le reste grâce aux lieux",
  },

  // Empire
  "kind.production": { en: "Production", fr: "Production" },
  "kind.feature": { en: "Features", fr: "Lieux spéciaux" },
  "kind.action": { en: "Actions", fr: "Actions" },
  "one.production": { en: "Production location", fr: "Lieu de production" },
  "one.feature": { en: "Feature", fr: "Lieu spécial" },
  "one.action": { en: "Action location", fr: "Lieu d’action" },
  factionSide: { en: "faction locations", fr: "lieux de faction" },
  commonSide: { en: "common locations", fr: "lieux communs" },
  row: { en: "{kind}, {side}", fr: "{kind}, {side}" },
  emptyRow: { en: "none yet", fr: "aucun" },
  "stock.of": { en: "Supply of {name}", fr: "Réserve : {name}" },
  stored: { en: "{good}: kept at the end of the round", fr: "{good} : conservé en fin de round" },
  lost: { en: "{good}: lost at the end of the round", fr: "{good} : perdu en fin de round" },
  deals: { en: "Deals", fr: "Affaires" },
  "deals.brief": { en: "Deals, each round: {goods}", fr: "Affaires, à chaque round : {goods}" },
  "deal.of": { en: "Deal: {good} each round ({card})", fr: "Affaire : {good} à chaque round ({card})" },
  "deal.foreign": {
    en: "Trade Route deal: {good} each round ({card})",
    fr: "Affaire par Route commerciale : {good} à chaque round ({card})",
  },
  foundations: { en: "Foundations", fr: "Fondations" },
  foundation: { en: "Foundation, {card}", fr: "Fondations, {card}" },
  "foundation.hidden": { en: "Foundation, face down", fr: "Fondations, face cachée" },
  yields: { en: "The board yields", fr: "Le plateau produit" },
  stores: { en: "Keeps after the round", fr: "Conserve après le round" },
  spend: { en: "2 workers bring", fr: "2 ouvriers rapportent" },
  "spend.one": { en: "Two workers for 1 {good}", fr: "Deux ouvriers contre 1 {good}" },
  "mode.defend": { en: "Place the defense token", fr: "Poser le pion Défense" },
  "mode.samurai": { en: "Post a samurai", fr: "Poster un samouraï" },
  "mode.off": { en: "Back to actions", fr: "Revenir aux actions" },

  // Locations
  used: { en: "used this round", fr: "utilisé ce round" },
  uses: { en: "used {uses} of {limit} times", fr: "utilisé {uses} fois sur {limit}" },
  blocked: { en: "blocked this round", fr: "bloqué ce round" },
  defended: {
    en: "defense token: one raze token more",
    fr: "pion Défense : un pion razzia de plus",
  },
  guarded: { en: "samurai: one raze token more", fr: "samouraï : un pion razzia de plus" },
  control: { en: "controlled by {name}", fr: "contrôlé par {name}" },
  dealt: { en: "Trade Route deal of {name}", fr: "affaire de Route commerciale : {name}" },
  under: { en: "{count} {count:card|cards} underneath", fr: "{count} {count:carte|cartes} dessous" },
  razeCost: {
    en: "costs {count} raze {count:token|tokens} to raze",
    fr: "razzia : {count} {count:pion|pions}",
  },
  unrazeable: { en: "cannot be razed", fr: "aucune razzia possible" },
  lying: { en: "on it: {goods}", fr: "dessus : {goods}" },

  // Uses
  "use.build": { en: "Build", fr: "Bâtir" },
  "use.deal": { en: "Deal", fr: "Affaire" },
  "use.raze_hand": { en: "Raze", fr: "Razzia" },
  "use.raze": { en: "Raze", fr: "Razzia" },
  "use.activate": { en: "Use", fr: "Utiliser" },
  "use.activate_twice": { en: "Twice", fr: "Deux fois" },
  "use.take": { en: "Take", fr: "Prendre" },
  "use.discard": { en: "Discard", fr: "Défausser" },
  "use.hide": { en: "Choose", fr: "Choisir" },
  "use.target": { en: "Choose", fr: "Choisir" },
  "use.give_up": { en: "Give up", fr: "Défausser" },
  "use.end_deal": { en: "Give up", fr: "Abandonner" },
  "use.first": { en: "First", fr: "D’abord" },
  "use.defend": { en: "Defend", fr: "Défendre" },
  "use.samurai": { en: "Samurai", fr: "Samouraï" },
  "use.tuck": { en: "Tuck a card", fr: "Glisser une carte" },
  "use.offer": { en: "Offer", fr: "Offrir" },
  uses_of: { en: "Uses of {card}", fr: "Emplois de « {card} »" },

  // Hand, lookout, draft
  hand: { en: "Your hand", fr: "Votre main" },
  "hand.of": { en: "Hand of {name}", fr: "Main : {name}" },
  "hand.count": {
    en: "{count} {count:card|cards} in hand: {common} common, {faction} faction",
    fr: "{count} {count:carte|cartes} en main : {common} communes, {faction} de faction",
  },
  "hand.fold": { en: "Fold the hand away", fr: "Replier la main" },
  "hand.show": { en: "Show the hand", fr: "Montrer la main" },
  "hand.empty": { en: "No cards in hand.", fr: "Aucune carte en main." },
  "hand.known": { en: "Cards of this hand that you saw", fr: "Cartes de cette main que vous avez vues" },
  "look.open": { en: "Open cards", fr: "Cartes visibles" },
  "look.held": { en: "You look at these cards", fr: "Vous regardez ces cartes" },
  "look.hidden": {
    en: "{name} looks at {count} {count:card|cards}",
    fr: "{name} regarde {count} {count:carte|cartes}",
  },
  "look.draft": { en: "Keep one", fr: "Gardez-en une" },
  "look.order": { en: "Order of picks", fr: "Ordre des choix" },
  "look.left": { en: "The one left over is discarded.", fr: "La carte restante sera défaussée." },
  "look.virtual": {
    en: "One of the others goes to the virtual player.",
    fr: "Une des autres ira au joueur virtuel.",
  },
  "draft.pass": {
    en: "The others go to your left neighbour, {name}.",
    fr: "Les autres vont à votre voisin de gauche, {name}.",
  },
  "draft.end": { en: "The other one is discarded.", fr: "L’autre sera défaussée." },
  "draft.from": { en: "Passed to you by {name}", fr: "Passées par {name}" },
  "draft.chosen": { en: "has chosen", fr: "a choisi" },
  "draft.choosing": { en: "is choosing among {count}", fr: "choisit parmi {count}" },
  "draft.kept": { en: "You keep this one", fr: "Vous gardez celle-ci" },
  building: { en: "Being built", fr: "En construction" },
  due: { en: "Still to pay", fr: "Reste à payer" },
  spoils: { en: "Spoils, {count} VP for each turned in", fr: "Butin, {count} PV par élément échangé" },
  waiting: { en: "Still to come: {cards}", fr: "À venir : {cards}" },
  factions: { en: "Factions", fr: "Factions" },
  takenBy: { en: "Played by {name}", fr: "Jouée par {name}" },

  // Solo
  virtual: { en: "Virtual player", fr: "Joueur virtuel" },
  "virtual.cards": { en: "Locations of this round", fr: "Lieux de ce round" },
  "virtual.none": { en: "none now", fr: "aucun pour l’instant" },
  "attack.row": { en: "Attack row", fr: "Ligne d’attaque" },
  "attack.none": { en: "No target is revealed yet.", fr: "Aucune cible n’est encore révélée." },
  "attack.first": { en: "first target", fr: "première cible" },
  "attack.text": {
    en: "An attack takes a common location whose raze field shows the first target and a later one.",
    fr: "Une attaque prend un lieu commun dont le champ razzia montre la première cible et une autre.",
  },
  "attack.target": { en: "Target: {good}", fr: "Cible : {good}" },
  collected: { en: "Collection pile", fr: "Tas de réserve" },
  race: {
    en: "Your faction locations: {own}. To win you need more than {his}.",
    fr: "Vos lieux de faction : {own}. Pour gagner, il en faut plus que {his}.",
  },
  "race.ahead": { en: "You are ahead: {feat}", fr: "Vous êtes devant : {feat}" },
  "race.lost": { en: "The virtual player wins", fr: "Le joueur virtuel l’emporte" },
  "race.behind": { en: "Not ahead yet", fr: "Pas encore devant" },

  // Inspect
  cost: { en: "Building cost", fr: "Coût" },
  free: { en: "nothing", fr: "gratuit" },
  kind: { en: "Kind", fr: "Type" },
  colour: { en: "Colour", fr: "Couleur" },
  noColour: { en: "none", fr: "aucune" },
  "colour.black": { en: "black", fr: "noir" },
  "colour.purple": { en: "purple", fr: "violet" },
  "colour.blue": { en: "blue", fr: "bleu" },
  "colour.brown": { en: "brown", fr: "marron" },
  "colour.gold": { en: "gold", fr: "doré" },
  "colour.red": { en: "red", fr: "rouge" },
  "colour.pink": { en: "pink", fr: "rose" },
  "colour.grey": { en: "grey", fr: "gris" },
  ability: { en: "Ability", fr: "Effet" },
  razeField: { en: "Raze field", fr: "Champ razzia" },
  dealField: { en: "Deal field", fr: "Champ affaire" },
  none: { en: "none", fr: "aucun" },
  worth: { en: "Worth at the end", fr: "Vaut à la fin" },
  here: { en: "Here", fr: "Ici" },
  copies: { en: "Copies", fr: "Exemplaires" },
  rules: { en: "Rules", fr: "Règles" },
  source: { en: "Source", fr: "Source" },
  "source.rulebook": { en: "Rulebook", fr: "Livret" },
  "source.public": { en: "Public source", fr: "Source publique" },
  "source.recalled": { en: "Common knowledge of players", fr: "Connu des joueurs" },
  "source.reconstructed": { en: "Reconstructed to fit", fr: "Reconstitué pour convenir" },

  // Previews
  confirm: { en: "Do it", fr: "Valider" },
  "say.costs": { en: "Costs", fr: "Coûte" },
  "say.brings": { en: "Brings at once", fr: "Rapporte aussitôt" },
  "say.free": { en: "Costs nothing", fr: "Ne coûte rien" },
  "say.location": {
    en: "A location or foundation of yours is discarded for it",
    fr: "Un de vos lieux ou fondations est défaussé pour cela",
  },
  "say.cards": {
    en: "{count} {count:card|cards} of your hand to discard",
    fr: "{count} {count:carte|cartes} de votre main à défausser",
  },
  "say.deals": {
    en: "{count} of your deals to give up",
    fr: "{count} de vos affaires à abandonner",
  },

  // What cards do; goods in braces are drawn as signs
  "e.bonus": { en: "When built: {ops}", fr: "À la construction : {ops}" },
  "e.action": { en: "{price} → {ops}", fr: "{price} → {ops}" },
  "e.twice": { en: "(twice a round)", fr: "(deux fois par round)" },
  "e.trigger": { en: "{when}: {ops}", fr: "{when} : {ops}" },
  "e.may": { en: "you may {ops}", fr: "si vous voulez, {ops}" },
  "e.gain_choice": { en: "{count} of {goods}", fr: "{count} parmi {goods}" },
  "e.gain_per_color": {
    en: "{good} per {color} location, at most {max}",
    fr: "{good} par lieu {color}, {max} au plus",
  },
  "e.gain_per_samurai": { en: "{good} per samurai, at most {max}", fr: "{good} par samouraï, {max} au plus" },
  "e.pay": { en: "{goods} for", fr: "{goods} contre" },
  "e.draw_keep": {
    en: "look at the top {look} cards of your faction deck, keep 1",
    fr: "regardez {look} cartes de votre paquet de faction, gardez-en 1",
  },
  "e.produce_location": {
    en: "one of your production locations yields",
    fr: "un de vos lieux de production produit",
  },
  "e.produce_other": {
    en: "another of your production locations yields",
    fr: "un autre de vos lieux de production produit",
  },
  "e.activate_location": {
    en: "use another action location once more, paying its price",
    fr: "réutilisez un autre lieu d’action, en payant son prix",
  },
  "e.activate_deal": { en: "the good of one of your deals", fr: "la marchandise d’une de vos affaires" },
  "e.build_now_hand": {
    en: "build a faction card without discarding a location",
    fr: "construisez une carte de faction sans défausser de lieu",
  },
  "e.build_now_own_deal": {
    en: "build one of your deals without discarding a location",
    fr: "construisez une de vos affaires sans défausser de lieu",
  },
  "e.raze_now": { en: "raze {targets}", fr: "razzia sur {targets}" },
  "e.raze_hand_card": { en: "a card of your hand {raze}", fr: "une carte de votre main {raze}" },
  "e.raze_enemy_location": { en: "an enemy location {raze}", fr: "un lieu ennemi {raze}" },
  "e.raze_own_location": { en: "a location of your own", fr: "un lieu de votre empire" },
  "e.ignored": { en: "(protection does not count)", fr: "(sans égard aux protections)" },
  "e.bounty": {
    en: "goods gained may be turned in for {vp} each",
    fr: "chaque élément du butin peut s’échanger contre {vp}",
  },
  "e.copy_raze_good": {
    en: "a good of the raze field of an enemy location",
    fr: "une marchandise du champ razzia d’un lieu ennemi",
  },
  "e.discard_location": { en: "discard an enemy location", fr: "défaussez un lieu ennemi" },
  "e.steal": { en: "take {count} of {goods} from an enemy", fr: "prenez à un ennemi {count} parmi {goods}" },
  "e.take_deal": { en: "take an enemy deal", fr: "prenez une affaire ennemie" },
  "e.discard_deal": { en: "discard an enemy deal", fr: "défaussez une affaire ennemie" },
  "e.foreign_deal": {
    en: "make a deal with an enemy faction location",
    fr: "faites affaire avec un lieu de faction ennemi",
  },
  "e.make_foundation": {
    en: "lay a card of your hand as a foundation: {goods}",
    fr: "posez une carte de votre main comme fondations : {goods}",
  },
  "e.take_control": {
    en: "take control of an enemy common location",
    fr: "prenez le contrôle d’un lieu commun ennemi",
  },
  "e.block_location": {
    en: "block an enemy action location this round",
    fr: "bloquez un lieu d’action ennemi ce round",
  },
  "e.enemy_discards": {
    en: "an enemy discards {count} {count:card|cards}",
    fr: "un ennemi défausse {count} {count:carte|cartes}",
  },
  "e.place_samurai": {
    en: "{count} samurai on your faction locations",
    fr: "{count} {count:samouraï|samouraïs} sur vos lieux de faction",
  },
  "e.on_build_color": { en: "When you build a {color} location", fr: "Pour chaque lieu {color} construit" },
  "e.on_build_common": { en: "When you build a common location", fr: "Pour chaque lieu commun construit" },
  "e.on_build_faction": {
    en: "When you build a faction location",
    fr: "Pour chaque lieu de faction construit",
  },
  "e.on_build": { en: "When you build", fr: "Pour chaque lieu construit" },
  "e.on_raze_any": { en: "When you raze", fr: "À chaque razzia" },
  "e.on_raze_hand_card": { en: "When you raze a card of your hand", fr: "À chaque razzia sur votre main" },
  "e.on_raze_enemy_location": {
    en: "When you raze an enemy location",
    fr: "À chaque razzia sur un lieu ennemi",
  },
  "e.on_deal": { en: "When you make a deal", fr: "À chaque affaire conclue" },
  "e.on_gain_vp": { en: "When you gain VP (not from a Sphinx)", fr: "À chaque gain de PV (hors Sphinx)" },
  "e.on_enemy_spends_worker_pair": {
    en: "For each pair of workers an opponent spends",
    fr: "Pour chaque paire d’ouvriers dépensée par un adversaire",
  },
  "e.store": { en: "Keep any {goods} after the round", fr: "Conservez après le round : {goods}" },
  "e.raze_cost_bonus": {
    en: "Razing your common locations costs {amount} more",
    fr: "Une razzia sur vos lieux communs coûte {amount} de plus",
  },
  "e.unrazeable": { en: "Cannot be razed", fr: "Aucune razzia possible" },
  "e.hand_cards_to_here": {
    en: "In your turn put cards of your hand under it",
    fr: "À votre tour, glissez dessous des cartes de votre main",
  },
  "e.resources_to_here": {
    en: "In your turn put resources on it",
    fr: "À votre tour, posez dessus des ressources",
  },
  "e.card_under": { en: "At the end {vp} per card underneath", fr: "À la fin, {vp} par carte dessous" },
  "e.resource_on": { en: "At the end {vp} per resource on it", fr: "À la fin, {vp} par ressource dessus" },
  "e.nothing": { en: "No ability of its own", fr: "Sans effet propre" },
} as const satisfies Record<string, Name>;

export const t = speaker(texts);
export type BoardKey = keyof typeof texts;

/** A text of the table whose key is made from a word of the game. */
export function word(key: string): string {
  return t(key as BoardKey);
}

/** The text with its gaps, for those that are filled with drawings. */
export const template = (key: string): Name => texts[key as BoardKey];

/** The hints of a first game, by the question that they belong to. */
export const hints: Readonly<Record<string, Name>> = {
  ChooseFaction: {
    en: "Each faction yields and keeps something else. Romans and Barbarians are the easiest to begin with.",
    fr: "Chaque faction produit et conserve autre chose. Romains et Barbares sont les plus simples pour débuter.",
  },
  PickCard: {
    en: "Common cards are quick to build, and later make room for your faction’s stronger locations.",
    fr: "Les cartes communes se construisent vite, et cèdent plus tard leur place aux lieux de faction, plus forts.",
  },
  KeepFirst: {
    en: "What you do not keep, your left neighbour will look at.",
    fr: "Ce que vous ne gardez pas ira à votre voisin de gauche.",
  },
  TakeTurn: {
    en: "One action a turn, as often as you like, until you pass. Below each card of your hand stands what it can be used for.",
    fr: "Une action par tour, autant de fois que vous voulez, jusqu’à ce que vous passiez. Sous chaque carte de votre main figure ce que vous pouvez en faire.",
  },
  EndTurn: {
    en: "The defense token makes one common location dearer to raze. It is lost at the end of the round if you do not place it.",
    fr: "Le pion Défense rend un lieu commun plus cher à razzier. S’il n’est pas posé, il est perdu à la fin du round.",
  },
  ChoosePlace: {
    en: "Give up what has already served: a location used this round, or a foundation, which is worth nothing at the end.",
    fr: "Défaussez ce qui a déjà servi : un lieu utilisé ce round, ou des fondations, qui ne valent rien à la fin.",
  },
  PayInGold: {
    en: "Gold stands in for any resource. Keep it for what you lack.",
    fr: "L’or remplace n’importe quelle ressource. Gardez-le pour ce qui vous manque.",
  },
};
