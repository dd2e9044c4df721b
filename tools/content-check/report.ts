import { FINDINGS, type Finding, type Weight } from '../../src/content/findings.ts'

const TITLES = { diners: 'Diners would notice', look: 'Worth a look' } as const satisfies Record<Weight, string>

/** The findings in words, those that diners would notice first, with a line that sums up. */
export function reportLines(findings: readonly Finding[], dishes: number, pictures: number): readonly string[] {
  const counts = (['diners', 'look'] as const).map((weight) => ofWeight(findings, weight).length)
  return [
    ...(['diners', 'look'] as const).flatMap((weight) => section(TITLES[weight], ofWeight(findings, weight))),
    `${dishes} dishes and ${pictures} gallery pictures read: ` +
      (findings.length === 0
        ? 'nothing amiss.'
        : `${counts[0] ?? 0} that diners would notice, ${counts[1] ?? 0} worth a look.`),
  ]
}

/** Whether anything is wrong that a diner would notice. */
export function wouldBeNoticed(findings: readonly Finding[]): boolean {
  return ofWeight(findings, 'diners').length > 0
}

function ofWeight(findings: readonly Finding[], weight: Weight): readonly Finding[] {
  return findings.filter(({ kind }) => FINDINGS[kind].weight === weight)
}

function section(title: string, findings: readonly Finding[]): readonly string[] {
  return findings.length === 0 ? [] : [`${title}:`, ...findings.map(line), '']
}

/** 'Classic Burger (classic-burger): no Arabic name. Fill in Name (Arabic).' */
function line({ kind, name, id, detail }: Finding): string {
  const { says, advice } = FINDINGS[kind]
  const who = id === '' || id === name ? name : `${name} (${id})`
  return `  ${[who === '' ? '' : `${who}: `, says, detail === undefined ? '' : ` [${detail}]`, '. ', advice].join('')}`
}
