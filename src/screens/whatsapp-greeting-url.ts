import { restaurant } from '../../restaurant.config.ts'
import type { Language } from '../domain/language.ts'
import { toWhatsAppUrl } from '../domain/whatsapp-url.ts'
import { toGreetingMessage } from '../domain/order-message.ts'
import { orderMessages } from '../i18n/order-messages.ts'

/** Returns the WhatsApp link for an empty basket: a chat with a greeting. */
export function toGreetingUrl(language: Language): string {
  const greeting = toGreetingMessage(restaurant.name[language], orderMessages[language])
  return toWhatsAppUrl(restaurant.whatsapp, greeting.linkText)
}
