import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Answers in WhatsApp's place, and gives a list that every window opened from now on is added to. */
export async function answerChats(context: BrowserContext): Promise<readonly Page[]> {
  const windows: Page[] = []
  context.on('page', (page) => windows.push(page))
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  return windows
}

/** The message that a chat window was opened with. */
export function draftOf(chat: Page): string {
  return new URL(chat.url()).searchParams.get('text') ?? ''
}

/**
 * Exactly these chats were opened, each with a draft that holds the given words. The words of the last one tell it from those
 * before: once it is there, a window too many is there as well.
 */
export async function expectChats(chats: readonly Page[], words: readonly string[]): Promise<void> {
  await expect.poll(() => chats.map(draftOf).at(-1) ?? '').toContain(words.at(-1))
  expect(chats.map(draftOf)).toEqual(words.map((part): unknown => expect.stringContaining(part)))
}
