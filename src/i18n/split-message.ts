/** Stands for the value; no text holds it. */
const VALUE = '\uFFFC'

/**
 * Returns what a message says before and after its value, so that either can be marked up by
 * itself.
 */
export function splitMessage(message: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = message(VALUE).split(VALUE)
  return [before, after]
}
