/** An address that somebody has mistyped or cut in the middle of a sign is shown as it stands, not taken for a code. */
export function mendAddress(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    const path = location.pathname.replaceAll("%", "%25");
    history.replaceState(history.state, "", path + location.search + location.hash);
  }
}
