import type { Language } from '../domain/language.ts'
import { handOffAr } from './ar/hand-off.ts'
import { handOffEn, type HandOffMessages } from './en/hand-off.ts'
import { useMessages } from './messages-context.tsx'

const MESSAGES: Readonly<Record<Language, HandOffMessages>> = { ar: handOffAr, en: handOffEn }

/** Messages for a customer who comes back from WhatsApp. Throws outside of a MessagesProvider. */
export function useHandOffMessages(): HandOffMessages {
  return MESSAGES[useMessages().language]
}
