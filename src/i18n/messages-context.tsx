import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../domain/language.ts'
import { getMessages, type Messages } from './messages.ts'

interface MessagesContextValue {
  readonly language: Language
  readonly messages: Messages
}

const MessagesContext = createContext<MessagesContextValue | null>(null)

/** Gives an island the words of its page's language; each island wraps itself in one. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  return <MessagesContext value={{ language, messages: getMessages(language) }}>{children}</MessagesContext>
}

/** The words and the language of the page. Throws outside of a WordsProvider. */
export function useMessages(): MessagesContextValue {
  const value = use(MessagesContext)
  if (value === null) throw new Error('no WordsProvider around this component')
  return value
}
