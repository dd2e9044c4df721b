import type { BrowserContext, Page } from '@playwright/test'

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
