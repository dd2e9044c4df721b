/** Writes one line into the browser's console about a fault that the page has got over. */
export function logNotice(text: string, error: unknown): void {
  // eslint-disable-next-line no-console -- for whoever looks for the cause; customers see nothing of it
  console.info(text, error)
}
