import { expect, test } from "vitest";
import { piecesOf } from "../../src/games/yuan/pieces";
import { lastTurn, scenesOf } from "../../src/games/yuan/turns";
import { CLANS, changing, line, province, ROW, table } from "./table";

const stage = (number: string) => line("stage_began", -1, { stage: number });
const scenes = (...lines: ReturnType<typeof line>[]) => scenesOf(lines, piecesOf(table(ROW)), CLANS);

test("villages stand once they are told, and not before", () => {
  const [claims, villages] = scenes(
    stage("1"),
    line("colonised", 0, { level: "1", province: "Gobi" }),
    changing(line("settled", 0, { province: ["Gobi"] }), {
      name: "Gobi",
      owner: 0,
      clan: "suhey",
      temple: true,
    }),
  );
  expect(claims?.pieces.get("Gobi")?.owner).toBe(null);
  expect(villages?.pieces.get("Gobi")).toMatchObject({ owner: 0, clan: "suhey", cities: 0, temple: true });
});

test("armies on their way leave their province and are seen as an arrow until their battle", () => {
  const [march, battle] = scenes(
    stage("4"),
    changing(line("marched", 1, { source: "Hov", province: "Altai", armies: 2 }), {
      name: "Hov",
      owner: 1,
      clan: "xiangi",
      cities: 1,
    }),
    line("fought", 1, { province: "Altai", seat: "0", armies: 2, defenders: 0 }),
    changing(line("conquered", 1, { province: "Altai", survivors: 2, defence: 0 }), {
      name: "Altai",
      owner: 1,
      clan: "xiangi",
      armies: 2,
    }),
  );
  const arrow = { kind: "march", seat: 1, clan: "xiangi", from: "Hov", to: "Altai", armies: 2 };
  expect(march?.ways).toEqual([arrow]);
  expect(march?.pieces.get("Hov")?.armies).toBe(0);
  expect(battle?.ways).toEqual([arrow]);
  expect(battle?.pieces.get("Altai")).toMatchObject({ owner: 1, cities: 0, armies: 2 });
});

test("each battle is a scene of its own", () => {
  const found = scenes(
    stage("4"),
    line("fought", 1, { province: "Altai", seat: "0", armies: 1, defenders: 0 }),
    line("repelled", 1, { province: "Altai", lost: 1, defence: 2 }),
    line("fought", 0, { province: "Hov", seat: "1", armies: 1, defenders: 2 }),
    line("repelled", 0, { province: "Hov", lost: 1, defence: 0 }),
  );
  expect(found.map((scene) => scene.lines.length)).toEqual([2, 2]);
});

test("what everybody pays does not tear the plans apart", () => {
  const found = scenes(
    line("plan_shown", 0, { province: "Gobi" }),
    line("passed", 1),
    line("paid", 0, { chao: 3 }),
    line("bounced", 2, { province: "Gobi" }),
    line("paid", 1, { chao: 0 }),
    line("bounced", 0, { province: "Gobi" }),
  );
  expect(found.map((scene) => scene.lines.map((one) => one.what))).toEqual([
    ["plan_shown", "passed"],
    ["bounced", "bounced"],
  ]);
});

test("plans show who aims at what, also where several aim at the same", () => {
  const [plans] = scenes(
    line("plan_shown", 0, { province: "Gobi" }),
    line("plan_shown", 1, { province: "Gobi" }),
    line("passed", 2),
  );
  expect(plans?.aims).toEqual(new Map([["Gobi", [0, 1]]]));
});

test("levels, which stand beside the clans, are no scene", () => {
  expect(scenes(stage("7"), line("levelled", 0, { temples: 2 }))).toEqual([]);
});

const SETUP = [
  changing(
    line("clan_drawn", 0, { clan: "suhey", province: "Altai", chao: 4 }, 0),
    { name: "Altai", owner: 0, clan: "suhey", cities: 1 },
    { name: "Gobi", temple: true },
  ),
  line("wheel_turned", -1, { turn: 1, temples: 10 }, 0),
];
const FIRST = [
  line("plan_shown", 0, { province: "Gobi" }, 2),
  line("passed", 1, {}, 2),
  stage("1"),
  changing(line("settled", 0, { province: ["Gobi"] }, 2), {
    name: "Gobi",
    owner: 0,
    clan: "suhey",
    temple: true,
  }),
];

test("the last turn is told from the log alone, with the map as it was before", () => {
  const now = table([
    province("Altai forest 0,0", { owner: 0, cities: 1 }),
    province("Gobi hill 1,0", { owner: 0 }),
    province("Hov mine 2,0", { owner: 1, cities: 1 }),
  ]);
  const turn = lastTurn(now, [...SETUP, ...FIRST, line("wheel_turned", -1, { turn: 2, temples: 10 }, 2)]);
  expect(turn?.scenes.length).toBe(2);
  expect(turn?.scenes[0]?.pieces.get("Gobi")).toMatchObject({ owner: null, temple: true });
  expect(turn?.scenes[1]?.pieces.get("Gobi")?.owner).toBe(0);
});

test("where a log begins in the middle its first line tells the map", () => {
  const shown = changing(line("plan_shown", 0, { province: "Gobi" }), {
    name: "Altai",
    owner: 0,
    clan: "suhey",
  });
  const turn = lastTurn(table(ROW), [shown]);
  expect(turn?.scenes[0]?.pieces.get("Altai")?.owner).toBe(0);
  expect(turn?.scenes[0]?.pieces.get("Hov")?.owner).toBe(null);
});

test("there is nothing to be told before the first screens are lifted", () => {
  expect(lastTurn(table(ROW), SETUP)).toBe(null);
});
