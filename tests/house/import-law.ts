import { importsOf, type FoundImport } from './imports.ts'
import { isTestFile, type SourceFile } from './source-files.ts'

/**
 * Who may import whom. A layer is a folder of `src`, another folder, or a file of the root. 'types of X' allows imports that vanish in
 * the build, 'folder/file.ts' that one file; a feature never imports another feature.
 */
const LAW: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  ui: ['ui', 'hooks', 'types of domain'],
  hooks: ['hooks'],
  state: ['state', 'domain', 'hooks'],
  i18n: ['i18n', 'domain'],
  // Settings, logger, headers and paths: what server, content and the builds of all targets share.
  platform: ['platform', 'domain', 'restaurant.config.ts'],
  content: ['content', 'domain', 'platform', 'restaurant.config.ts'],
  features: ['ui', 'state', 'hooks', 'i18n', 'domain', 'restaurant.config.ts'],
  styles: ['styles'],
  layouts: ['screens', 'styles', 'domain', 'restaurant.config.ts', 'src/platform/settings.ts'],
  screens: [
    'layouts',
    ...['screens', 'features', 'ui', 'i18n', 'domain', 'styles', 'restaurant.config.ts'],
    'src/platform/settings.ts',
  ],
  pages: ['pages', 'layouts', 'screens', 'features', 'i18n', 'domain', 'src/platform/settings.ts'],
  api: ['api', 'screens', 'domain', 'platform', 'restaurant.config.ts'],
  middleware: ['middleware', 'content', 'platform', 'restaurant.config.ts'],
  server: ['server', 'content', 'platform', 'domain', 'package.json'],
  // What a build adds for its target; nothing that runs imports it.
  integrations: ['integrations', 'server', 'content', 'platform', 'domain', 'restaurant.config.ts'],
  'fake-contentful': ['fake-contentful', 'content/sample/lahab.json'],
  'restaurant.config.ts': ['types of domain'],
}

/** Single files that may import more than their layer. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'src/server/connect-to-content.ts': ['fake-contentful'],
  // In development there is no server of ours that would start it.
  'src/middleware/dev.ts': ['src/server/connect-to-content.ts'],
}

/** What the tests of a room may know besides. */
const TESTS_ALSO: Readonly<Record<string, readonly string[]>> = {
  content: ['fake-contentful'],
  server: ['fake-contentful'],
  'fake-contentful': ['domain'],
}
const ALL_TESTS_ALSO = ['tests', 'restaurant.config.ts']

const UI_ROOMS = ['features', 'ui', 'state', 'hooks', 'i18n', 'screens']
const SERVER_ROOMS = [
  'content',
  'server',
  'platform',
  'middleware',
  'fake-contentful',
  'screens',
  'pages',
  'api',
  'integrations',
]

/** Packages that only some rooms may know. Tests are bound by the first two lines alone. */
const PACKAGES: readonly { name: RegExp; rooms: readonly string[]; testsOf: readonly string[] }[] = [
  { name: /^contentful$/, rooms: ['content'], testsOf: ['content', 'fake-contentful'] },
  // Pictures are converted by tools, never by what runs.
  { name: /^sharp$/, rooms: [], testsOf: [] },
  { name: /^react(-dom)?(\/|$)/, rooms: UI_ROOMS, testsOf: UI_ROOMS },
  { name: /^node:/, rooms: SERVER_ROOMS, testsOf: Object.keys(LAW) },
]

/** What a file knows that it may not know: 'from → target'. Files outside of the rooms are free. */
export function importViolations(file: SourceFile, aliases: Readonly<Record<string, string>> = {}): readonly string[] {
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
      allowed === roomOf(target) || allowed === target || (isType && allowed === `types of ${roomOf(target)}`),
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
