import { toPhoneUrl } from '../domain/phone-url.ts'
import type { ShopFacts } from '../domain/shop-facts.ts'

/**
 * Writes newer numbers and the address into the parts of a page that no script renders, such as the
 * footer. Their elements have `data-contact`.
 */
export function showContact({ phone, whatsapp, address }: ShopFacts): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact="phone"]')) {
    link.href = toPhoneUrl(phone)
    link.querySelector('bdi')?.replaceChildren(phone)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact="whatsapp"]')) {
    link.pathname = whatsapp
  }
  if (address === undefined) return
  for (const element of document.querySelectorAll('[data-contact="address"]')) element.replaceChildren(address)
}
