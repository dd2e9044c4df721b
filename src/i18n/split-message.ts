/** Placeholder for the value: a character that occurs in no message. */
const VALUE = '\uFFFC'

/**
 * Returns the text before and after a message's value, so that the value can have its own markup.
 */
export function splitMessage(message: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = message(VALUE).split(VALUE)
  return [before, after]
}
