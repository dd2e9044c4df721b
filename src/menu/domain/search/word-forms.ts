/** The article, and what Arabic writes together with the next word; للحم has one lam of three. */
const PREFIX = /^(?:ال(?=\p{L}{2})|لل(?=\p{L}{3})|ل(?=ل\p{L}{2})|[وفبكل](?=\p{L}{4}))/u

/** Feminine, plural and dual, and the last letter of شاورما, which شاورمات lacks. عيران has one before its plural's. */
const ARABIC_ENDINGS = /(?:(?<=\p{L}{2})(?:ه|ات|تان|تين)|(?<=\p{L}{3})(?:ا|ان|ين))+$/u

/**
 * Returns a folded word, and what is left of it without each of its Arabic prefixes. The first
 * letter of بطاطس may be one, too, so that words are the same only where all their forms are compared.
 */
export function listForms(word: string): readonly string[] {
  const rest = word.replace(PREFIX, '')
  return rest === word ? [word] : [word, ...listForms(rest)]
}

/** Returns a key for each form of a folded word, which its singular, dual and plural share. It need not be a word. */
export function listStems(word: string): readonly string[] {
  return listForms(word).map(removeEnding)
}

function removeEnding(form: string): string {
  return (
    form
      .replace(ARABIC_ENDINGS, '')
      .replace(/(?<=\p{L}{2}[^s])s$/u, '')
      // 'boxes' has an 'e' that 'box' lacks, and so 'cheese' loses its own.
      .replace(/(?<=\p{L}(?:ch|sh|[osxz]))e$/u, '')
      .replace(/(?<=\p{L}{2})(?:y|ie)$/u, 'i')
  )
}
