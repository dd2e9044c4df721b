import type { Language } from '../domain/language.ts'
import { ar } from './ar.ts'
import { en, type Messages } from './en.ts'

export type { Messages }

/** Every word of the interface in one language. */
export function messages(language: Language): Messages {
  return language === 'ar' ? ar : en
}
