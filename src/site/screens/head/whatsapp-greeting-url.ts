import type { Language } from '#core/text/language.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import { toGreetingMessage } from '#order/send/message/order-message.ts'
import { orderMessages } from '#order/messages/order-messages.ts'

/** Returns the WhatsApp link for an empty basket: a chat with a greeting. */
export function toGreetingUrl({ name, whatsapp }: RestaurantConfig, language: Language): string {
  return toWhatsAppUrl(whatsapp, toGreetingMessage(name[language], orderMessages[language]).linkText)
}
