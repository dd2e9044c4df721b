import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../domain/language.ts'
import { messages, type Messages } from './index.ts'

interface Words {
  readonly language: Language
  readonly words: Messages
}

const WordsContext = createContext<Words | null>(null)

/** Gives an island the words of its page's language; each island wraps itself in one. */
export function WordsProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  return <WordsContext value={{ language, words: messages(language) }}>{children}</WordsContext>
}

/** The words and the language of the page. Throws outside of a WordsProvider. */
export function useWords(): Words {
  const value = use(WordsContext)
  if (value === null) throw new Error('no WordsProvider around this component')
  return value
}
