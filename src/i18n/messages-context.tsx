import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../domain/language.ts'
import { getMessages, type Messages } from './messages.ts'

interface MessagesContextValue {
  readonly language: Language
  readonly messages: Messages
}

const MessagesContext = createContext<MessagesContextValue | null>(null)

/** Provides the page's messages to an island; every island needs its own. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  return <MessagesContext value={{ language, messages: getMessages(language) }}>{children}</MessagesContext>
}

/** Returns language and messages of the page. Throws outside of a MessagesProvider. */
export function useMessages(): MessagesContextValue {
  const value = use(MessagesContext)
  if (value === null) throw new Error('no MessagesProvider')
  return value
}
