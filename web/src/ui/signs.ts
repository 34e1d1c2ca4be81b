/** The plain signs of the page's own controls, drawn in the same square as the game-icons. */

const stroke = (path: string) =>
  `<path fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const solid = (path: string) => `<path fill="currentColor" d="${path}"/>`;

export const cross = stroke("M112 112L400 400M400 112L112 400");
export const glass = stroke("M216 80a136 136 0 1 0 0 272a136 136 0 0 0 0-272zM316 316L432 432");
export const bars = stroke("M80 136H432M80 256H432M80 376H432");
export const sun =
  '<circle cx="256" cy="256" r="96" fill="currentColor"/>' +
  stroke(
    "M256 48v40M256 424v40M48 256h40M424 256h40M109 109l28 28M375 375l28 28M109 403l28-28M375 137l28-28",
  );
export const moon = solid("M416 318A184 184 0 0 1 194 96a184 184 0 1 0 222 222z");
export const halves = `${stroke("M256 72a184 184 0 1 0 0 368a184 184 0 0 0 0-368z")}${solid("M256 72a184 184 0 0 1 0 368z")}`;
export const undo = stroke("M176 112L80 208l96 96M88 208H312a112 112 0 0 1 0 224H208");
export const restart = stroke("M96 112v112h112M104 216A168 168 0 1 1 96 300");
export const lines = stroke("M72 128H88M72 256H88M72 384H88M184 128H440M184 256H440M184 384H440");
export const book = stroke(
  "M256 128C208 92 144 80 64 80V400c80 0 144 12 192 48c48-36 112-48 192-48V80c-80 0-144 12-192 48zM256 128V448",
);
export const help = `${stroke("M176 176a84 84 0 1 1 120 76c-28 14-40 32-40 68")}${solid("M256 376a28 28 0 1 0 0 56a28 28 0 0 0 0-56z")}`;
export const chain = stroke(
  "M208 304a88 88 0 0 0 128 8l72-72a88 88 0 0 0-128-128l-36 36M304 208a88 88 0 0 0-128-8l-72 72a88 88 0 0 0 128 128l36-36",
);
export const play = solid("M144 88V424L424 256z");
export const pause = solid("M128 96h88V416H128zM296 96h88V416H296z");
export const next = stroke("M184 96L344 256L184 416");
export const previous = stroke("M328 96L168 256L328 416");
export const start = stroke("M128 104V408M384 104L232 256L384 408");
export const bulb = stroke("M192 344c0-56-64-80-64-160a128 128 0 0 1 256 0c0 80-64 104-64 160zM208 440h96");
export const away = stroke("M256 80a176 176 0 1 0 0 352a176 176 0 0 0 0-352zM256 160v104l64 48");
export const robot = stroke("M128 192H384V416H128zM256 192V104M208 288v24M304 288v24M72 272v64M440 272v64");
export const temple = solid(
  "M256 64L448 152V192H64V152zM96 224H160V384H96zM224 224H288V384H224zM352 224H416V384H352zM64 416H448V464H64z",
);
export const dots = solid(
  "M128 216a40 40 0 1 0 0 80a40 40 0 0 0 0-80zM256 216a40 40 0 1 0 0 80a40 40 0 0 0 0-80zM384 216a40 40 0 1 0 0 80a40 40 0 0 0 0-80z",
);
