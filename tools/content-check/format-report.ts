import { getSeverity, type ContentReport, type Finding, type Severity } from '../../src/domain/content-finding.ts'
import { describeFinding, formatVerdict, getContentCheckMessages } from '../../src/i18n/content-check-messages.ts'

const messages = getContentCheckMessages('en')

/** The lines of the report: what customers notice, what is worth a look, tips, and a summary. */
export function formatReport(report: ContentReport, uncheckedImageCount: number): readonly string[] {
  const { findings, itemCount, galleryImageCount, areaCount } = report
  const counts = messages.counts(itemCount, galleryImageCount, areaCount)
  return [
    ...formatSection(messages.errors, 'error', findings),
    ...formatSection(messages.warnings, 'warning', findings),
    ...formatSection(messages.tips, 'tip', findings),
    `${counts}. ${formatVerdict('en', findings)}`,
    ...(uncheckedImageCount > 0 ? [`Pictures that could not be requested: ${uncheckedImageCount}.`] : []),
  ]
}

function formatSection(title: string, severity: Severity, findings: readonly Finding[]): readonly string[] {
  const lines = findings.filter((finding) => getSeverity(finding) === severity).map(formatFinding)
  return lines.length === 0 ? [] : [`${title}:`, ...lines, '']
}

/** 'Cola (Menu item), Calories "-1": The site can’t use this value. Enter …' */
function formatFinding(finding: Finding): string {
  const { type, field, value, other, rule } = finding
  const { entry, problem, cure } = describeFinding('en', finding)
  const content = value === undefined ? messages.emptyField : `"${value}"`
  const image = rule === 'broken-image' && other !== undefined ? `"${other}"` : null
  const place = field === undefined ? '' : `, ${field} ${image ?? content}`
  return `  ${type === undefined ? '' : `${entry} (${type})${place}: `}${problem} ${cure}`
}
