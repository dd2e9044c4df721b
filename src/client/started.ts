let resolveStarted: () => void = () => undefined

/** Resolves once the stores have started, or failed to: then the islands hydrate, with what is stored. */
export const started = new Promise<void>((resolve) => {
  resolveStarted = resolve
})

export function markStarted(): void {
  resolveStarted()
}
