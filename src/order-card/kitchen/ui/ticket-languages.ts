import { createContext } from 'react'
import type { Language } from '#core/text/language.ts'

/** The languages of a ticket; the first is the larger one, and gives the ticket its direction. */
export const TicketLanguages = createContext<readonly [Language, ...Language[]]>(['ar'])
