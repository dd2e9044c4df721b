import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { getAnyLaunchOptions } from './browser.ts'

vi.mock('node:fs', async (importOriginal) => ({ ...(await importOriginal<object>()), existsSync: vi.fn() }))

test('a tool takes the browser in CHROMIUM_PATH, else an installed one, and fetches none', async () => {
  vi.mocked(existsSync).mockImplementation((file) => file === '/usr/bin/google-chrome')
  vi.stubEnv('CHROMIUM_PATH', '')
  expect((await getAnyLaunchOptions()).executablePath).toBe('/usr/bin/google-chrome')
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  expect((await getAnyLaunchOptions()).executablePath).toBe('/opt/chromium')
  vi.unstubAllEnvs()
})
