import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'

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
