import { keepFigures } from '#core/text/keep-figures.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import { splitHoursLine } from '#core/text/split-hours-line.ts'

/**
 * Updates phone, WhatsApp number and address in server-rendered elements with `data-live`, such as
 * the footer.
 */
export function updateContact({ phone, whatsapp, address }: ShopInfo): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-live="phone"]')) {
    link.href = toPhoneUrl(phone)
    link.querySelector('bdi')?.replaceChildren(phone)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-live="whatsapp"]')) {
    link.pathname = whatsapp
  }
  if (address === undefined) return
  for (const element of document.querySelectorAll('[data-live="address"]')) element.replaceChildren(address)
}

/** Updates the opening hours, formatted by the server. */
export function updateHours(lines: readonly string[]): void {
  for (const list of document.querySelectorAll('[data-live="hours"]')) {
    list.replaceChildren(
      ...lines.map((line) => {
        const paragraph = document.createElement('p')
        paragraph.append(
          ...splitHoursLine(line).map((part) => {
            const span = document.createElement('span')
            span.textContent = keepFigures(part).replace(/\d+:\d\d–\d+:\d\d/g, isolateRange)
            return span
          }),
        )
        return paragraph
      }),
    )
  }
}

/** Keeps '18:00–4:00' left to right and on one line. */
function isolateRange(range: string): string {
  return `\u2066${range.replace('–', '\u2060–\u2060')}\u2069`
}
