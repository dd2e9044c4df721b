import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** From now until the test ends the device asks for less motion. */
export async function preferReducedMotion(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}
