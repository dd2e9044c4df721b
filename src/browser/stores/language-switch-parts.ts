/** Part of the page state that is stored nowhere else and is carried to the other language. */
export interface LanguageSwitchPart {
  readonly save: () => Readonly<Record<string, unknown>>
  /** Restores saved values; the record may hold anything. */
  readonly restore: (saved: Readonly<Record<string, unknown>>) => void
}

const parts = new Set<LanguageSwitchPart>()

/** Adds a part. Returns a function that removes it. */
export function addLanguageSwitchPart(part: LanguageSwitchPart): () => void {
  parts.add(part)
  return () => {
    parts.delete(part)
  }
}

export function saveParts(): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...[...parts].map((part) => part.save())) as Readonly<Record<string, unknown>>
}

export function restoreParts(saved: Readonly<Record<string, unknown>>): void {
  for (const part of parts) part.restore(saved)
}
