import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { edgeCases } from './requirements/cases.ts'
import { collectTags, type Tags } from './requirements/collect-tags.ts'
import { nameAndAddressCases } from './requirements/name-and-address-cases.ts'
import { orderAndOwnerCases } from './requirements/order-and-owner-cases.ts'
import { productRequirements } from './requirements/product-requirements.ts'
import { unproven } from './requirements/unproven.ts'

/**
 * `npm run docs:requirements`: writes `docs/requirements.md` from the tables in
 * `tools/requirements` and the tags of the tests. Run it after adding, moving or removing tests
 * with tags; a test fails if it is out of date.
 */
const DOCUMENT = path.join(import.meta.dirname, '../docs/requirements.md')

const INTRODUCTION = `# Requirements

What the product does, and the tests that prove it. Tests name their requirements by ID: \`[MENU-4]\` in the title
(Vitest) or \`@MENU-4\` as a tag (Playwright). The number after a file is the number of its tests with the ID; a table of
cases counts as one test.

\`npm run docs:requirements\` writes this document; the sentences are in \`tools/requirements/\`.`

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const SECTIONS: Readonly<Record<string, Groups>> = {
  Requirements: productRequirements,
  'Faults and unusual input': { ...edgeCases, ...orderAndOwnerCases, ...nameAndAddressCases },
}

/** Every ID that a test must have, in the order of the document. */
export const requirementIds: readonly string[] = Object.values(SECTIONS)
  .flatMap((groups) => Object.values(groups))
  .flatMap((group) => Object.keys(group))

/** Returns the text of `docs/requirements.md`. */
export function formatRequirements(tags: Tags): string {
  const sections = Object.entries(SECTIONS).map(([title, groups]) => `## ${title}\n\n${formatGroups(groups, tags)}`)
  const unprovenSection = `## Not proven by a test\n\n${formatTable(['ID', 'statement', 'reason'], unproven)}`
  return `${[INTRODUCTION, ...sections, unprovenSection].join('\n\n')}\n`
}

function formatGroups(groups: Groups, tags: Tags): string {
  return Object.entries(groups)
    .map(([title, group]) => {
      const rows = Object.entries(group).map(([id, sentence]) => [id, sentence, formatTests(tags.get(id))])
      return `### ${title}\n\n${formatTable(['ID', 'requirement', 'tests'], rows)}`
    })
    .join('\n\n')
}

function formatTests(files: ReadonlyMap<string, number> = new Map()): string {
  return [...files].map(([file, count]) => `\`${file}\` (${count})`).join(', ')
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

if (import.meta.main) writeFileSync(DOCUMENT, formatRequirements(collectTags()))
