import boundaries from 'eslint-plugin-boundaries'

/** Which layers each layer may import. docs/architecture.md has the same table; a test compares them. */
export const LAYERS = {
  domain: [],
  ui: ['hooks'],
  hooks: [],
  state: ['domain', 'hooks'],
  i18n: ['domain'],
  client: ['state', 'hooks', 'domain'],
  features: ['ui', 'state', 'hooks', 'i18n', 'domain'],
  styles: [],
  layouts: ['client', 'ui', 'styles', 'domain'],
  screens: ['layouts', 'features', 'ui', 'i18n', 'domain'],
  pages: ['screens', 'domain'],
  api: ['screens', 'domain', 'platform'],
  middleware: ['content', 'platform'],
  content: ['domain', 'platform'],
  server: ['content', 'platform', 'domain'],
  platform: ['domain'],
  integrations: ['server', 'content', 'platform', 'domain'],
  'fake-contentful': [],
}

/** Single files that a layer imports besides, because one of them needs it. */
const FILES = {
  'restaurant.config.ts': [
    'platform',
    'content',
    'features',
    'layouts',
    'screens',
    'api',
    'middleware',
    'integrations',
  ],
  'src/domain/keep-figures.ts': ['ui'],
  'package.json': ['server'],
  'content/sample/lahab.json': ['fake-contentful', 'content'],
}

const BROWSER_LAYERS = ['domain', 'ui', 'hooks', 'state', 'i18n', 'client', 'features']
const REACT_LAYERS = ['features', 'ui', 'state', 'hooks', 'i18n', 'screens', 'client']
const ROOT_FOLDERS = ['integrations', 'fake-contentful']

const elementOf = (layer) => ({ element: { type: layer } })
const layer = (type) => ({
  type,
  pattern: ROOT_FOLDERS.includes(type) ? type : type === 'features' ? 'src/features/*' : `src/${type}`,
  partialMatch: false,
})
const test = { file: { categories: 'test' } }
const testOf = (layers) => ({ element: { type: layers }, ...test })

/** The layers as rules of eslint-plugin-boundaries. The last policy that matches an import decides. */
const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  ...Object.entries(LAYERS).map(([from, to]) => ({
    from: elementOf(from),
    allow: { to: elementOf(to) },
  })),
  ...Object.entries(FILES).map(([path, from]) => ({ from: elementOf(from), allow: { to: { file: { path } } } })),
  // The plugin resolves no `?url`, so these are known by how they are written.
  { from: elementOf('layouts'), allow: { dependency: { source: '../styles/fonts/*' } } },
  // Types vanish in the build.
  {
    from: [elementOf(['ui', 'hooks']), { file: { path: 'restaurant.config.ts' } }],
    allow: { to: elementOf('domain'), dependency: { kind: 'type' } },
  },
  // The sample menu is started in one place. In development there is no server of ours that would do it.
  {
    from: { file: { path: 'src/server/connect-to-content.ts' } },
    allow: { to: elementOf('fake-contentful') },
  },
  {
    from: { file: { path: 'src/middleware/*.ts' } },
    allow: { to: { file: { path: 'src/server/connect-to-content.ts' } } },
  },
  // What only tests import.
  { disallow: { to: test }, message: 'Only tests import what is written for tests.' },
  { from: test, allow: { to: [test, { file: { path: 'restaurant.config.ts' } }] } },
  {
    from: testOf(['content', 'server']),
    allow: { to: [elementOf('fake-contentful'), { file: { path: 'content/sample/lahab.json' } }] },
  },
  // The order message is tested in the strings that customers send.
  { from: testOf('domain'), allow: { to: elementOf('i18n') } },
  { from: testOf('client'), allow: { to: elementOf('features') } },
  { from: testOf(['client', 'state']), allow: { to: [elementOf('features'), elementOf('i18n')] } },
  // Packages.
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: elementOf('domain'),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    message: 'The domain imports no package.',
  },
  {
    from: elementOf(BROWSER_LAYERS),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'Browsers have no modules of Node.',
  },
  { from: test, allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: { element: { type: `!(${REACT_LAYERS.join('|')})` } },
    disallow: { to: { module: { source: 'react{,-dom}' } } },
    message: 'React is for what is rendered.',
  },
  {
    disallow: { to: { module: { source: 'contentful' } } },
    message: 'Only src/content talks to Contentful.',
  },
  {
    from: elementOf('content'),
    allow: { to: { module: { source: 'contentful' } } },
  },
  { disallow: { to: { module: { source: 'sharp' } } }, message: 'Images are converted by tools, never by what runs.' },
]

export const layers = {
  files: ['{src,integrations,fake-contentful}/**/*.{ts,tsx,astro}', 'restaurant.config.ts'],
  // Ambient types; and scripts of screens, which have a rule of their own in eslint.config.mjs.
  ignores: ['src/*.d.ts', '**/*.astro/*.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.astro', '.css', '.json'] } },
    'boundaries/root-path': import.meta.dirname.replace(/[\\/]eslint$/, ''),
    'boundaries/elements': Object.keys(LAYERS).map(layer),
    'boundaries/files': [
      { category: 'root', pattern: 'restaurant.config.ts' },
      { category: 'test', pattern: ['**/*.{test,spec,fixtures}.{ts,tsx}', '**/test-*.ts', 'tests/**', 'e2e/**'] },
    ],
    'boundaries/additional-dependency-nodes': [
      { name: 'import-type', kind: 'type', selector: 'TSImportType > Literal' },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, checkInternals: true, policies },
    ],
    'boundaries/no-unknown-files': 'error',
    // An import of nothing but types says so at its front, where the rule above and the compiler see it.
    '@typescript-eslint/no-import-type-side-effects': 'error',
  },
}
