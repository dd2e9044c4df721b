import type { CheckResult } from './check-content.ts'
import { ERRORS, WARNINGS, type Finding } from './rules.ts'

/** The lines of the report: errors, warnings, and a summary. */
export function formatReport({ findings, itemCount, galleryImageCount, uncheckedImageCount }: CheckResult) {
  const errors = findings.filter(isError)
  const warnings = findings.filter((finding) => !isError(finding))
  const summary =
    findings.length === 0 ? 'no problems found.' : `errors: ${errors.length}, warnings: ${warnings.length}.`
  return [
    ...formatSection('Customers notice:', errors),
    ...formatSection('Worth a look:', warnings),
    `${itemCount} items and ${galleryImageCount} gallery images checked, ${summary}`,
    ...(uncheckedImageCount > 0 ? [`Images that could not be requested: ${uncheckedImageCount}.`] : []),
  ]
}

export function isError({ rule }: Finding): boolean {
  return rule in ERRORS
}

function formatSection(title: string, findings: readonly Finding[]): readonly string[] {
  return findings.length === 0 ? [] : [title, ...findings.map(formatFinding), '']
}

/** 'Classic Burger (classic-burger) [Arabic]: the name is missing. Fill in …' */
function formatFinding({ rule, name, id, detail, cure }: Finding): string {
  const parts = [name, id === name ? '' : id && `(${id})`, detail === undefined ? '' : `[${detail}]`]
  const subject = parts.filter((part) => part !== '').join(' ')
  const words = { ...ERRORS, ...WARNINGS }[rule]
  return `  ${subject === '' ? '' : `${subject}: `}${cure === undefined ? words : `${words} ${cure}`}`
}
