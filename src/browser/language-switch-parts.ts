/** What a store of the page takes to the same page in the other language, where it is stored nowhere else. */
interface LanguageSwitchPart {
  readonly save: () => Readonly<Record<string, unknown>>
  /** Takes over what was saved; the record may hold anything. */
  readonly restore: (saved: Readonly<Record<string, unknown>>) => void
}

const parts: LanguageSwitchPart[] = []

/** Called by a store's module: only the stores that the page's islands have loaded take part. */
export function addLanguageSwitchPart(part: LanguageSwitchPart): void {
  parts.push(part)
}

/** What all parts take along. */
export function saveParts(): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...parts.map((part) => part.save())) as Readonly<Record<string, unknown>>
}

export function restoreParts(saved: Readonly<Record<string, unknown>>): void {
  for (const part of parts) part.restore(saved)
}
