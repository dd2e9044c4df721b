import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './tests/browser.ts'

/** Rules run in Node, components in a real browser, HTTP against the built site (`npm run build` comes before). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,integrations,fake-contentful,tests}/**/*.test.ts'],
          exclude: ['tests/http/**', '**/node_modules/**'],
          // Half of the time went into a fresh module graph for each file; none of them mocks a module.
          isolate: false,
          // More than cores: a few files wait for time-outs of real connections most of the time.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          exclude: ['tests/http/hardening.test.ts'],
          globalSetup: ['tests/http/start-site.ts'],
          // They wait for sites that start and stop more than they compute.
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http-hardening',
          environment: 'node',
          include: ['tests/http/hardening.test.ts'],
          globalSetup: ['tests/http/start-site.ts'],
          // After everything else: it measures the memory of its site and how long others wait for it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'zustand',
            'zustand/vanilla',
            'embla-carousel',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
