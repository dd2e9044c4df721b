import type { Instant } from '#core/time/dubai-time.ts'
import { getSeverity, isFormRule, type Finding } from '#content/domain/content-finding.ts'
import type { Language } from '#core/text/language.ts'
import { contentCheckAr } from './content-check.ar.ts'
import { contentCheckEn, type ContentCheckMessages } from './content-check.en.ts'
import { formatDate } from '#i18n/format-date.ts'
import { joinList, toWeekday } from '#shop/messages/format-opening-hours.ts'

const MESSAGES: Record<Language, ContentCheckMessages> = { ar: contentCheckAr, en: contentCheckEn }

/** Messages of the content check, for the server only. */
export function getContentCheckMessages(language: Language): ContentCheckMessages {
  return MESSAGES[language]
}

/** What is in force, and what to write, of a finding; `entry` is '' if it has none. */
export function describeFinding(
  language: Language,
  finding: Finding,
  now = Date.now(),
): { readonly entry: string; readonly problem: string; readonly fix: string } {
  const { name, date, type, other, otherDate, rule, effect = 'as-empty', image, weekdays = [] } = finding
  const form = finding.form ?? (image === undefined ? [] : [image])
  const { findingProblems, fixes } = MESSAGES[language]
  const otherName = other === undefined ? {} : { other: formatEntryName(language, now, other, otherDate) }
  const days = weekdays.map((day) => toWeekday(language, day))
  const describe = findingProblems[isFormRule(rule) ? effect : rule]
  const writeFix: (...form: string[]) => string = fixes[rule]
  return {
    entry: type === undefined ? '' : formatEntryName(language, now, name, date),
    problem: describe({ ...finding, ...otherName }, joinList(language, days)),
    fix: writeFix(...form),
  }
}

/** 'Eid', 'Untitled (27 November)' or 'Untitled'. */
function formatEntryName(language: Language, now: Instant, name: string, date?: string): string {
  if (name !== '') return name
  const { untitled } = MESSAGES[language]
  return date === undefined ? untitled : `${untitled} (${formatDate(Date.parse(date), language, now)})`
}

/** The result of a check in one sentence: 'All is well.' */
export function formatVerdict(language: Language, findings: readonly Finding[]): string {
  const { allIsWell, onlyTips, problems } = MESSAGES[language]
  if (findings.length === 0) return allIsWell
  const hasOnlyTips = findings.every((finding) => getSeverity(finding) === 'tip')
  return hasOnlyTips ? onlyTips(findings.length) : `${problems(findings.length)}.`
}
