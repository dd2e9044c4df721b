import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Stubs WhatsApp. Returns a list to which every window opened afterwards is added. */
export async function mockWhatsApp(context: BrowserContext): Promise<readonly Page[]> {
  const windows: Page[] = []
  context.on('page', (page) => windows.push(page))
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  return windows
}

/** The message in the URL of a WhatsApp window. */
export function getMessageText(chat: Page): string {
  return new URL(chat.url()).searchParams.get('text') ?? ''
}

/**
 * Expects exactly these WhatsApp windows, each with the given text in its message. The last text
 * must be unique: once it has appeared, any surplus window has, too.
 */
export async function expectMessages(chats: readonly Page[], words: readonly string[]): Promise<void> {
  await expect.poll(() => chats.map(getMessageText).at(-1) ?? '').toContain(words.at(-1))
  expect(chats.map(getMessageText)).toEqual(words.map((part): unknown => expect.stringContaining(part)))
}
