import { chromium } from '@playwright/test'
import { getLaunchOptions } from '#tests/browser.ts'
import type { Engine } from './engine.ts'

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await getLaunchOptions())
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.fill(selector, text),
    close: () => browser.close(),
  }
}
