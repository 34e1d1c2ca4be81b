import { request, WITHOUT_SERVER } from "#house";
import type { Json } from "../games/generic/shape";
import type { Lang } from "../i18n";
import { texts } from "../i18n/texts";
import type {
  Along,
  AskHint,
  CampaignInfo,
  CampaignKey,
  ChooseReward,
  Coached,
  ContentShelf,
  Drawn,
  Failure,
  Frame,
  GameWords,
  Hinted,
  Library,
  Name,
  NextGame,
  Opened,
  OpenTable,
  PackInfo,
  PlayOn,
  PrimerInfo,
  RuleInfo,
  SavePack,
  StartCampaign,
  TableInfo,
  Tried,
  TryOut,
} from "../wire/messages";

/** Why a request to the server failed, in words for the reader; status 0: it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly text: Name,
  ) {
    super(key);
  }
}

const UNREACHABLE = texts[WITHOUT_SERVER ? "device.failed" : "problem.unreachable"];
const UNREADABLE = texts["problem.unreadable"];

function isFailure(body: unknown): body is Failure {
  return typeof body === "object" && body !== null && "text" in body && "key" in body;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await request(path, init);
  } catch {
    throw new Problem(0, "unreachable", UNREACHABLE);
  }
  if (response.ok) return response;
  // A gateway in between may answer for a server that is gone, in words of its own.
  const body: unknown = await response.json().catch(() => null);
  if (isFailure(body)) throw new Problem(response.status, body.key, body.text);
  throw new Problem(response.status, "unreadable", response.status >= 502 ? UNREACHABLE : UNREADABLE);
}

async function read<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init);
  try {
    return (await response.json()) as T;
  } catch {
    throw new Problem(response.status, "unreadable", UNREADABLE);
  }
}

/** Send something as JSON. */
const send = <T>(path: string, body: unknown): Promise<T> =>
  read<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const within = (campaign: string) => `/campaigns/${encodeURIComponent(campaign)}`;
const of = (game: string) => `/games/${encodeURIComponent(game)}`;
const withPack = (pack: string) => (pack ? `?pack=${encodeURIComponent(pack)}` : "");

/** The requests of the page, one for each route of the server. */
export const api = {
  library: () => read<Library>("/library"),
  words: (game: string, pack = "") => read<GameWords>(`${of(game)}/words${withPack(pack)}`),
  rules: (game: string) => read<RuleInfo[]>(`${of(game)}/rules`),
  primer: (game: string) => read<PrimerInfo>(`${of(game)}/primer`),
  content: (game: string, pack = "") => read<ContentShelf[]>(`${of(game)}/content${withPack(pack)}`),
  /** What a pack is drawn with. */
  drawn: (game: string, pack: string, lang: Lang) =>
    read<Drawn>(`${of(game)}/drawn${withPack(pack)}&lang=${lang}`),
  /** The printed content as it stands in its files, for those who change it. */
  printed: (game: string) => read<Record<string, Json>>(`${of(game)}/printed`),
  tryOut: (game: string, wish: TryOut) => send<Tried>(`${of(game)}/trials`, wish),
  trial: (trial: string) => read<Tried>(`/trials/${encodeURIComponent(trial)}`),
  savePack: (game: string, wish: SavePack) => send<PackInfo>(`${of(game)}/packs`, wish),
  table: (table: string) => read<TableInfo>(at(table)),
  open: (wish: OpenTable) => send<Opened>("/tables", wish),
  campaign: (campaign: string) => read<CampaignInfo>(within(campaign)),
  startCampaign: (wish: StartCampaign) => send<CampaignKey>("/campaigns", wish),
  nextGame: (campaign: string, wish: NextGame) => send<Opened>(`${within(campaign)}/games`, wish),
  reward: (campaign: string, wish: ChooseReward) => send<CampaignInfo>(`${within(campaign)}/rewards`, wish),
  /** Ask what an opponent of the rules does at a real table; both messages are of the game's own types. */
  beside: <Advice>(game: string, asked: object, lang: Lang) =>
    send<Advice>(`${of(game)}/beside?lang=${lang}`, asked),
  upload: (record: string) =>
    read<Opened>("/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: record }),
  frame: (table: string, moves: number, seat: number | null, lang: Lang) =>
    read<Frame>(`${at(table)}/frames/${moves}?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
  /** The record of a game that is not over, for the only person at its table. */
  unfinished: async (table: string, secret: string): Promise<string> => {
    const answer = await ask(`${at(table)}/unfinished`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret }),
    });
    return answer.text();
  },
  /** What this device needs to go on with a game without the server, after so many entries that it has already. */
  along: (table: string, secret: string, since: number) =>
    send<Along>(`${at(table)}/along`, { secret, since }),
  /** Hand in what was played on this device: entries as they were kept, whose numbers may be too large for a page. */
  handIn: (table: string, secret: string, since: number, entries: readonly string[]) =>
    read<TableInfo>(`${at(table)}/handed`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"secret":${JSON.stringify(secret)},"since":${since},"entries":[${entries.join(",")}]}`,
    }),
  hint: (table: string, wish: AskHint) => send<Hinted>(`${at(table)}/hint`, wish),
  coach: (table: string, seat: number, lang: Lang) =>
    read<Coached>(`${at(table)}/coach?seat=${seat}&lang=${lang}`),
  playOn: (table: string, wish: PlayOn) => send<Opened>(`${at(table)}/branches`, wish),
  /** The record of a finished game. */
  record: async (table: string): Promise<string> => (await ask(`${at(table)}/record`)).text(),
};
