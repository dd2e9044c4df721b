/** Not in TypeScript's library, because Safari and Firefox lack it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the customer has asked the browser to load as little as possible. */
export function savesData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true
}
