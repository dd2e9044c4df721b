/** Returns one function that calls all of these. */
export function combineUnsubscribes(unsubscribes: readonly (() => void)[]): () => void {
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
