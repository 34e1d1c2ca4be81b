/** The drawing of a game-icon, see icons.ts beside vite.config.ts. */
declare module "icon:*" {
  const body: string;
  export default body;
}
