import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_MODEL } from '../../fake-contentful/content-model.ts'
import type { Library } from '../../fake-contentful/library.ts'
import { importContent } from './import-content.ts'
import { managementReader, PushError, type ManagementReader } from './management-reader.ts'
import { outOfOrder, partOf, planFor, type Plan } from './push-plan.ts'
import { progressLines } from './progress.ts'
import { runOfficial } from './run-official.ts'
import type { SpaceAccess } from './space-access.ts'

export interface PushOptions {
  readonly access: SpaceAccess
  readonly library: Library
  /** Where the log of the official tools goes. */
  readonly cacheDir: string
  /** Replaces sample entries and pictures that the space has already. */
  readonly overwrite: boolean
  /** No entries and no pictures. */
  readonly onlyTypes: boolean
  readonly print: (line: string) => void
}

/** Pictures have no order; a free space takes seven requests a second. */
const PICTURES_A_SECOND = 7
/**
 * The menu's order is the order of creation: `contentful-import` starts as many requests at once as it may a second, so
 * that only one a second keeps them in order, and no two entries are created at the same moment.
 */
const ENTRIES_A_SECOND = 1

/** Brings a space up to the content model and the sample. Throws a PushError with one line for the owner. */
export async function pushContent(options: PushOptions): Promise<void> {
  const { access, library, overwrite, onlyTypes, print } = options
  const reader = managementReader(access)
  await reader.greet()
  const locale = (await reader.locales()).find((one) => one.default)?.code ?? 'en-US'
  print(`Space ${access.space}, environment ${access.environment}, language of the fields ${locale}.`)
  await pushTypes(options, reader)
  if (onlyTypes) return

  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
  const plan = async (kind: 'entries' | 'assets'): Promise<Plan> =>
    planFor(idsOf(library[kind]), await reader.withIds(kind, idsOf(library[kind])), overwrite)
  const [assets, entries] = [await plan('assets'), await plan('entries')]
  for (const line of [...planLines('pictures', assets), ...planLines('entries', entries)]) print(line)

  await pushPart(options, 'pictures', partOf(library, { assets }), locale, PICTURES_A_SECOND)
  await pushPart(options, 'entries', partOf(library, { entries }), locale, ENTRIES_A_SECOND)
  await reportOrder(options, reader)
}

async function pushTypes(options: PushOptions, reader: ManagementReader): Promise<void> {
  const known = Object.fromEntries(
    (await reader.contentTypes()).map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)]),
  )
  for (const { id, name } of CONTENT_MODEL) {
    options.print(`Content type ${id} (${name}): ${known[id] === undefined ? 'created' : 'brought up to date'}.`)
  }
  await official(options, 'migrate', known, 'content types', () => undefined)
}

async function pushPart(
  options: PushOptions,
  name: 'pictures' | 'entries',
  part: Library,
  locale: string,
  rateLimit: number,
): Promise<void> {
  const total = part.entries.length + part.assets.length
  if (total === 0) return
  const job = { content: importContent(part, locale), rateLimit }
  await official(options, 'import', job, name, progressLines(name, total, options.print))
}

async function official(
  { access, cacheDir }: PushOptions,
  script: 'migrate' | 'import',
  job: unknown,
  name: string,
  onLine: (line: string) => void,
): Promise<void> {
  const { isDone, text } = await runOfficial(script, { access, job }, cacheDir, onLine)
  const log = path.join(cacheDir, `content-push-${name.replace(' ', '-')}.log`)
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(log, text)
  if (isDone) return
  throw new PushError(
    `Not all ${name} could be pushed: ${log} tells why. A new push goes on from here and leaves alone what is done.`,
  )
}

function planLines(name: string, { push, unfinished, replaced, leftAlone }: Plan): readonly string[] {
  const details = [
    ...(unfinished.length > 0 ? [`${unfinished.length} of them left unfinished by an earlier push`] : []),
    ...(replaced.length > 0 ? [`${replaced.length} of them replaced, whatever was changed in Contentful`] : []),
  ]
  const total = push.length + leftAlone.length
  const pushed = `${total} ${name} in the sample: ${push.length} to push${details.map((text) => `, ${text}`).join('')}.`
  if (leftAlone.length === 0) return [pushed]
  return [
    pushed,
    `Of the ${name}, ${leftAlone.length} are left alone, because the space has them already; \`-- --overwrite\` replaces them.`,
  ]
}

async function reportOrder({ library, print }: PushOptions, reader: ManagementReader): Promise<void> {
  for (const { id, name } of CONTENT_MODEL) {
    const sample = library.entries.filter((entry) => entry.contentType === id).map((entry) => entry.id)
    const shown = (await reader.entriesOf(id)).map(({ sys }) => sys.id)
    const late = outOfOrder(sample, shown)
    if (late.length === 0) continue
    print(`${name}: not where the sample has them, because they were created later: ${late.join(', ')}.`)
    print('The site shows the dishes of a category in the order in which they were created.')
  }
}
