/** What the toggle takes from a page to its twin in the other language (contracts, `languageSwitch`). */
export interface LanguageSwitchState {
  readonly method: string | null
  readonly name: string
  readonly address: string
  readonly category: string
  readonly panels: readonly string[]
}

/** Something that only one of the pages keeps, and how it outlives that page. */
export interface PersistedSlice {
  /** Reads what is stored, and writes every change back. */
  readonly restore?: () => void
  /** Reads what has been stored meanwhile; calling the result puts it in place. */
  readonly reload?: () => () => void
  /** What of it the toggle takes along. */
  readonly serialize?: () => Partial<LanguageSwitchState>
  /** Puts back what was taken along; the record may be junk. */
  readonly deserialize?: (carried: Readonly<Record<string, unknown>>) => void
}
