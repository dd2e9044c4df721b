import { getLaunchOptions } from '../browser.ts'

/**
 * Fetches the browser before the component tests. vitest.config.ts can't: every run reads it, also
 * one that needs no browser. Vitest starts the browser with the environment of this process.
 */
export default async function fetchBrowser(): Promise<void> {
  const { env } = await getLaunchOptions()
  if (env !== undefined) Object.assign(process.env, env)
}
