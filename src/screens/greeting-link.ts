import { restaurant } from '../../restaurant.config.ts'
import type { Language } from '../domain/language.ts'
import { orderLink } from '../domain/order-link.ts'
import { greetingMessage } from '../domain/order-message.ts'
import { orderMessageWords } from '../messages/order-message-words.ts'

/** The chat with the restaurant for who has chosen nothing yet: a greeting stands in it (MSG-3). */
export function greetingLink(language: Language): string {
  const greeting = greetingMessage(restaurant.name[language], orderMessageWords[language])
  return orderLink(restaurant.whatsapp, greeting.linkText)
}
