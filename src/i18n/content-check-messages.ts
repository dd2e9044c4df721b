import type { Finding } from '../domain/content-finding.ts'
import type { Language } from '../domain/language.ts'
import { contentCheckAr } from './ar/content-check.ts'
import { contentCheckEn, type ContentCheckMessages, type FindingWords } from './en/content-check.ts'

const MESSAGES: Record<Language, ContentCheckMessages> = { ar: contentCheckAr, en: contentCheckEn }

/** Returns the messages of the content check, which only the server and a command need. */
export function getContentCheckMessages(language: Language): ContentCheckMessages {
  return MESSAGES[language]
}

/** What is wrong and what to do, in the owner's words. */
export function describeFinding(language: Language, finding: Finding): FindingWords {
  return MESSAGES[language].findings[finding.rule](finding)
}
