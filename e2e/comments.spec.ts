import type { Locator, Page } from '@playwright/test'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import type { Language } from '../src/domain/language.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats, draftOf } from './support/chats.ts'
import { allowClipboard } from './support/clipboard.ts'
import { fillDelivery, messageOf, stored, whatsAppLink } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

const FAMILY = '👨‍👩‍👧‍👦'

/** Opens the comment panel of a checkout that can be sent, and gives its field. */
async function commentField(page: Page, language: Language): Promise<Locator> {
  const { checkout } = getCheckoutMessages(language)
  await openCheckout(page, language)
  await fillDelivery(page, language)
  await page.getByText(checkout.comment, { exact: true }).click()
  return page.getByLabel(checkout.commentLabel)
}

/** The only line of the message that holds the comment, without its label. */
async function commentInMessage(page: Page): Promise<string> {
  const lines = (await messageOf(whatsAppLink(page, 'en'))).split('\n').filter((line) => line.startsWith('Comment: '))
  expect(lines).toHaveLength(1)
  return (lines[0] ?? '').replace('Comment: ', '')
}

for (const { language } of LANGUAGES) {
  const { checkout } = getCheckoutMessages(language)

  test(
    `the comment panel opens and closes, counts, and keeps what was typed, in ${language}`,
    { tag: ['@CMT-1', '@PER-1'] },
    async ({ page }) => {
      await openCheckout(page, language)
      const field = page.getByLabel(checkout.commentLabel)
      await expect(field).toBeHidden()
      await page.getByText(checkout.comment, { exact: true }).click()
      await expect(page.getByText('0/150')).toBeVisible()
      await field.fill('بدون بصل 😀')
      await expect(page.getByText('10/150')).toBeVisible()
      expect(await stored(page, 'generalComment')).toBe('بدون بصل 😀')
      await page.getByText(checkout.comment, { exact: true }).click()
      await expect(field).toBeHidden()
      await page.reload()
      await page.getByText(checkout.comment, { exact: true }).click()
      await expect(field).toHaveValue('بدون بصل 😀')
    },
  )

  test(
    `a comment takes 150 characters and says politely when it is full, in ${language}`,
    { tag: ['@K10', '@CMT-1'] },
    async ({ page, context }) => {
      await allowClipboard(context)
      const field = await commentField(page, language)
      const announcer = page.locator('[aria-live="polite"][data-testid="announcer"]')
      await field.fill('a'.repeat(149))
      await expect(page.getByText('149/150')).toBeVisible()
      await expect(announcer).not.toContainText('150/150')
      await field.pressSequentially('bc')
      await expect(field).toHaveValue(`${'a'.repeat(149)}b`)
      await expect(page.locator('#comment-counter')).toHaveText('150/150')
      await expect(announcer).toHaveText(checkout.commentFull(150))

      await field.fill('')
      await page.evaluate(() => navigator.clipboard.writeText('شاورما '.repeat(1_500).slice(0, 10_000)))
      await field.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(field).toHaveValue('شاورما '.repeat(22).slice(0, 150))
      await expect(page.locator('#comment-counter')).toHaveText('150/150')
    },
  )
}

for (const { what, typed, kept } of [
  { what: 'an emoji that just fits', typed: `${'a'.repeat(149)}😀b`, kept: `${'a'.repeat(149)}😀` },
  { what: 'a family that does not fit', typed: `${'a'.repeat(147)}${FAMILY}`, kept: 'a'.repeat(147) },
  { what: 'half an emoji', typed: `half \ud83d`, kept: 'half ' },
]) {
  test(`the link stays valid for a comment that ends with ${what}`, { tag: '@K09' }, async ({ page, context }) => {
    const chats = await answerChats(context)
    const field = await commentField(page, 'en')
    await typeRaw(field, typed)
    await expect(field).toHaveValue(kept)
    const href = (await whatsAppLink(page, 'en').getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toContain(`Comment: ${kept.trim()}\n`)
    await whatsAppLink(page, 'en').click()
    await expect.poll(() => chats.map(draftOf).join()).toContain(`Comment: ${kept.trim()}\n`)
  })
}

/** As typing does, but for text that no driver can send: lone surrogates. */
async function typeRaw(field: Locator, text: string): Promise<void> {
  const units = Array.from({ length: text.length }, (_, position) => text.charCodeAt(position))
  await field.evaluate((area: HTMLTextAreaElement, codes) => {
    area.focus()
    area.setRangeText(String.fromCharCode(...codes))
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, units)
}

test('a comment can neither format the message nor add a line to it', { tag: '@K11' }, async ({ page }) => {
  const field = await commentField(page, 'en')
  await field.fill('*Total* 1 AED\n~x~')
  await expect(field).toHaveValue('*Total* 1 AED\n~x~')
  expect(await commentInMessage(page)).toBe('Total 1 AED / x')
  const lines = (await messageOf(whatsAppLink(page, 'en'))).split('\n')
  expect(lines.filter((line) => line.startsWith('*Total:*'))).toEqual(['*Total:* AED 32.00'])
  expect(lines.at(-1)).toBe('*Total:* AED 32.00')
})

test(
  'what means something in an address arrives as it was typed',
  { tag: ['@K12', '@MSG-1'] },
  async ({ page, context }) => {
    const chats = await answerChats(context)
    const typed = 'a&text=b #1 %0A 50% c+d ?x=1 \\ "q" <i>'
    const field = await commentField(page, 'en')
    await field.fill(typed)
    expect(await commentInMessage(page)).toBe(typed)
    await whatsAppLink(page, 'en').click()
    await expect.poll(() => chats.map(draftOf).join()).toContain(`Comment: ${typed}\n`)
  },
)
