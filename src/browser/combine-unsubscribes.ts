/** Returns one function that calls all of these, each of which stops something. */
export function combineUnsubscribes(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
