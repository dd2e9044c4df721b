import { cdp } from 'vitest/browser'

/** What the device asks for, until the test ends; `reduce` at its start. */
export async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  if (window.matchMedia(`(prefers-reduced-motion: ${value})`).matches) return
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
