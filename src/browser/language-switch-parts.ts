/** What a store of the page takes to the same page in the other language, where it is stored nowhere else. */
export interface LanguageSwitchPart {
  readonly save: () => Readonly<Record<string, unknown>>
  /** Takes over what was saved; the record may hold anything. */
  readonly restore: (saved: Readonly<Record<string, unknown>>) => void
}

const parts = new Set<LanguageSwitchPart>()

/** Adds what the page has to take along. Returns a function that removes it. */
export function addLanguageSwitchPart(part: LanguageSwitchPart): () => void {
  parts.add(part)
  return () => {
    parts.delete(part)
  }
}

/** What all parts take along. */
export function saveParts(): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...[...parts].map((part) => part.save())) as Readonly<Record<string, unknown>>
}

export function restoreParts(saved: Readonly<Record<string, unknown>>): void {
  for (const part of parts) part.restore(saved)
}
