/** The drawing of a game-icon, see icons.ts beside vite.config.ts. */
declare module "icon:*" {
  const body: string;
  export default body;
}

/** The drawings of all emblems that the content of a game names. */
declare module "icons:*" {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
