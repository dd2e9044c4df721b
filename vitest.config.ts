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
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/http/start-site.ts'],
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
            'react/jsx-dev-runtime',
            'zustand/vanilla',
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
