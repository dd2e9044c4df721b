import { isError, type ContentReport, type Finding } from '../../src/domain/content-finding.ts'
import { describeFinding, getContentCheckMessages } from '../../src/i18n/content-check-messages.ts'

const messages = getContentCheckMessages('en')

/** The lines of the report: what customers notice, what is worth a look, and a summary. */
export function formatReport(report: ContentReport, uncheckedImageCount: number): readonly string[] {
  const { findings, itemCount, galleryImageCount, areaCount } = report
  const counts = messages.counts(itemCount, galleryImageCount, areaCount)
  return [
    ...formatSection(messages.errors, findings.filter(isError)),
    ...formatSection(
      messages.warnings,
      findings.filter((finding) => !isError(finding)),
    ),
    `${counts}. ${findings.length === 0 ? messages.allIsWell : `${messages.problems(findings.length)}.`}`,
    ...(uncheckedImageCount > 0 ? [`Pictures that could not be requested: ${uncheckedImageCount}.`] : []),
  ]
}

function formatSection(title: string, findings: readonly Finding[]): readonly string[] {
  return findings.length === 0 ? [] : [`${title}:`, ...findings.map(formatFinding), '']
}

/** 'Cola (Menu item), Calories "-1": The site can’t use this value. Enter …' */
function formatFinding(finding: Finding): string {
  const { name, type, field, value, other, rule } = finding
  const { problem, cure } = describeFinding('en', finding)
  const entry = type === undefined ? '' : `${name} (${type})`
  const content = value === undefined ? messages.emptyField : `"${value}"`
  const image = rule === 'broken-image' && other !== undefined ? `"${other}"` : null
  const place = field === undefined ? '' : `, ${field} ${image ?? content}`
  return `  ${entry === '' ? '' : `${entry}${place}: `}${problem} ${cure}`
}
