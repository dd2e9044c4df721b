import os from 'node:os'
import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from './tests/browser.ts'

const browser = await getLaunchOptions()

/** Tests are offline: requests to other hosts are stubbed. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/**
 * Journeys in a real browser against the built site. Each worker starts its own sites on free
 * ports.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker runs a browser and a site, and waits for half of its time: one more than two cores can run at once.
  workers: Math.max(3, Math.floor(os.availableParallelism() / 2)),
  // No retries, so that a test that fails by chance is seen and mended.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A shared machine may be ten times slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] === undefined ? 'list' : [['dot'], ['./tests/summary-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions: { ...browser, args: [...browser.args, NOWHERE_ELSE] },
    // A trace costs more time than the test: use --trace on.
    trace: 'off',
  },
})
