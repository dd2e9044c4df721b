import { flushSync } from 'react-dom'

/** Makes the fields of the page report what stands in them: some browsers fill them in without an event. */
export function readFields(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    const event = new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })
    // One after the other, because what a field reports may need the one before.
    flushSync(() => field.dispatchEvent(event))
  }
}
