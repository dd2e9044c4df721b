/** Returns JSON that neither ends the script element nor, in an attribute, looks like a tag to whatever reads the HTML. */
export function stringifyForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
