import { importsOf, type FoundImport } from './imports.ts'
import { isTestFile, type SourceFile } from './source-files.ts'

/**
 * Who may know whom. A room is a folder of `src`, another folder or a file of the root. 'types of X' allows what vanishes
 * in the build, 'folder/file.ts' allows that one file, 'src' every room of it; a feature never knows another feature.
 */
const LAW: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  ui: ['ui', 'browser', 'types of domain'],
  browser: ['browser'],
  state: ['state', 'domain', 'browser'],
  messages: ['messages', 'domain'],
  content: ['content', 'domain', 'restaurant.config.ts', 'server/settings.ts', 'server/log.ts'],
  features: ['ui', 'state', 'browser', 'messages', 'domain', 'restaurant.config.ts'],
  styles: ['styles'],
  screens: ['src', 'restaurant.config.ts', 'server/settings.ts', 'server/bytes.ts'],
  pages: ['src', 'restaurant.config.ts', 'server/settings.ts', 'server/bytes.ts'],
  api: [
    'src',
    'restaurant.config.ts',
    'server/settings.ts',
    'server/bytes.ts',
    'server/cache-headers.ts',
    'server/log.ts',
  ],
  server: [
    'server',
    'domain',
    'src/content/image-address.ts',
    'src/content/live.ts',
    'restaurant.config.ts',
    'package.json',
  ],
  // What a build adds for its target; nothing that runs knows it.
  build: ['build', 'server', 'content', 'restaurant.config.ts'],
  'fake-contentful': ['fake-contentful'],
  'restaurant.config.ts': ['types of domain'],
}

/** Single files that may know more than their room. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'server/sample-content.ts': ['fake-contentful'],
  'src/api/serverless-answer.ts': ['server/security-headers.ts'],
}

/** What the tests of a room may know besides. */
const TESTS_ALSO: Readonly<Record<string, readonly string[]>> = {
  content: ['fake-contentful'],
  server: ['fake-contentful'],
  'fake-contentful': ['domain'],
}
const ALL_TESTS_ALSO = ['tests', 'restaurant.config.ts']

const UI_ROOMS = ['features', 'ui', 'state', 'browser', 'messages', 'screens']
const SERVER_ROOMS = ['content', 'server', 'fake-contentful', 'screens', 'pages', 'api', 'build']

/** Packages that only some rooms may know. Tests are bound by the first two lines alone. */
const PACKAGES: readonly { name: RegExp; rooms: readonly string[]; testsOf: readonly string[] }[] = [
  { name: /^contentful$/, rooms: ['content'], testsOf: ['content', 'fake-contentful'] },
  // What fills a space and declares its types stays in the tools.
  { name: /^(contentful-(migration|import|management)|cf-content-types-generator)$/, rooms: [], testsOf: [] },
  { name: /^sharp$/, rooms: ['fake-contentful'], testsOf: ['fake-contentful'] },
  { name: /^react(-dom)?(\/|$)/, rooms: UI_ROOMS, testsOf: UI_ROOMS },
  { name: /^node:/, rooms: SERVER_ROOMS, testsOf: Object.keys(LAW) },
]

/** What a file knows that it may not know: 'from → target'. Files outside of the rooms are free. */
export function importViolations(file: SourceFile, aliases: Readonly<Record<string, string>>): readonly string[] {
  const room = roomOf(file.path)
  if (LAW[room] === undefined) return []
  return importsOf(file, aliases)
    .filter((found) => !(found.isLocal ? mayKnowFile(file.path, found) : mayKnowPackage(file.path, found.target)))
    .map(({ target, isType }) => `${file.path} → ${target}${isType ? ' (type)' : ''}`)
}

function mayKnowFile(from: string, { target, isType }: FoundImport): boolean {
  const room = roomOf(from)
  const isTest = isTestFile(from)
  if (isTestFile(target) && !isTest) return false
  if (room === 'features' && roomOf(target) === 'features') return featureOf(from) === featureOf(target)
  return [
    ...(LAW[room] ?? []),
    ...(ALSO[from] ?? []),
    ...(isTest ? [...ALL_TESTS_ALSO, ...(TESTS_ALSO[room] ?? [])] : []),
  ].some(
    (allowed) =>
      allowed === roomOf(target) ||
      allowed === target ||
      (allowed === 'src' && target.startsWith('src/')) ||
      (isType && allowed === `types of ${roomOf(target)}`),
  )
}

function mayKnowPackage(from: string, name: string): boolean {
  const room = roomOf(from)
  const isTest = isTestFile(from)
  if (room === 'domain' && !isTest) return false
  return PACKAGES.every((rule) => !rule.name.test(name) || (isTest ? rule.testsOf : rule.rooms).includes(room))
}

function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'src' ? second : first
}

function featureOf(file: string): string {
  return file.split('/')[2] ?? ''
}
