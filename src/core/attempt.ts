/** Returns undefined where the action throws, as with an interface of the browser that is missing or refused. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
