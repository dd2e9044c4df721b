/** The package has no types of its own; these are of the functions that tests use. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array
  }
  interface Bidi {
    /** Levels of the Unicode bidirectional algorithm; `direction` is the base direction. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels
    /** The characters from left to right, as they are displayed. */
    getReorderedString(text: string, levels: EmbeddingLevels): string
  }
  export default function createBidi(): Bidi
}
