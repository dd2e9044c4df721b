/**
 * Opens an address beside the page, as a link would, for a click that had to wait. A browser lets a script open a window only for a
 * while after the click: later than that the address takes the page's own place rather than get lost.
 */
export function openBeside(address: string): void {
  if (navigator.userActivation.isActive) window.open(address, '_blank', 'noopener,noreferrer')
  else window.location.assign(address)
}
