import { onTestFinished } from 'vitest'

/** The addresses of the links that are followed until the test ends; none of them is opened. */
export function recordFollowedLinks(): readonly string[] {
  const addresses: string[] = []
  const record = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    if (!event.defaultPrevented && link.hasAttribute('href')) addresses.push(link.href)
    event.preventDefault()
  }
  window.addEventListener('click', record)
  window.addEventListener('auxclick', record)
  onTestFinished(() => {
    window.removeEventListener('click', record)
    window.removeEventListener('auxclick', record)
  })
  return addresses
}
