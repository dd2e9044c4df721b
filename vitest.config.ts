import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { locateTestBrowser } from './tests/browser.ts'

/** A limit for tests that hang, not a measure: a busy machine may be thirty times slower than usual. */
const TIME_LIMIT_MS = 180_000
/** How long `expect.poll` waits; by default it is a second, which a busy machine may need for less. */
const POLLING = { poll: { timeout: 20_000 } }

/** Tests that replace a module, which stays replaced for all that run on the same page. */
const WITH_MOCKED_MODULES = ['src/site/hero/HeroWhatsAppLink.test.tsx']

const browser = locateTestBrowser()

/**
 * Logic runs in Node, components in a browser, HTTP tests against the built site (after `npm run
 * build`).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,integrations,embedded-contentful,tests}/**/*.test.ts'],
          exclude: ['tests/http/**', '**/node_modules/**'],
          // A new module graph per file took half of the time; no test needs one.
          isolate: false,
          // More than cores: some files mostly wait for timeouts of real connections.
          maxWorkers: 4,
          testTimeout: TIME_LIMIT_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          exclude: ['tests/http/hardening.test.ts'],
          globalSetup: ['tests/http/start-site.ts'],
          // Most of the time is spent waiting for sites to start and stop.
          maxWorkers: 3,
          testTimeout: TIME_LIMIT_MS,
          hookTimeout: TIME_LIMIT_MS,
          expect: POLLING,
        },
      },
      {
        test: {
          name: 'http-hardening',
          environment: 'node',
          include: ['tests/http/hardening.test.ts'],
          globalSetup: ['tests/http/start-site.ts'],
          testTimeout: TIME_LIMIT_MS,
          expect: POLLING,
          // Runs last, because it measures memory and response times.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            'embla-carousel',
            'embla-carousel-autoplay',
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,tests}/**/*.test.tsx'],
          globalSetup: ['tests/browser-mode/fetch-browser.ts'],
          setupFiles: ['tests/browser-mode/setup.ts'],
          // A new page per file, with all modules loaded again, took a third of the time. Files that share one
          // find it as it was: tests/browser-mode puts document, storage and stores back after each test.
          isolate: false,
          // The same as of 'node', beside which it runs.
          maxWorkers: 4,
          // Also how long `expect.element` waits before it fails.
          testTimeout: 60_000,
          expect: POLLING,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Also where files share a page: then a module is fetched once, and not for each frame again.
            importMapMocks: true,
            provider: playwright({ launchOptions: browser === null ? {} : { ...browser, args: [...browser.args] } }),
            instances: [
              { browser: 'chromium', exclude: WITH_MOCKED_MODULES },
              { browser: 'chromium', name: 'browser with mocked modules', include: WITH_MOCKED_MODULES, isolate: true },
            ],
          },
        },
      },
    ],
  },
})
