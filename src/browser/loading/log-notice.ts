/** Writes one line into the console about an error that the page has recovered from. */
export function logNotice(text: string, error: unknown): void {
  // eslint-disable-next-line no-console -- for whoever looks for the cause; customers see nothing of it
  console.info(text, error)
}
