import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { HoursLines } from '#ui/HoursList.tsx'

const roots = new WeakMap<Element, Root>()

/** Renders the opening hours, formatted by the server, in the lists that the server has rendered. */
export function updateHours(lines: readonly string[]): void {
  for (const list of document.querySelectorAll('[data-live="hours"]')) {
    const root = roots.get(list) ?? createRoot(list)
    roots.set(list, root)
    root.render(createElement(HoursLines, { lines }))
  }
}
