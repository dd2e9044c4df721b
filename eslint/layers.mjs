import boundaries from 'eslint-plugin-boundaries'

/** The subjects of the shop, the lowest first: each imports those before it. Their rooms are `src/<subject>/<room>`. */
const SUBJECTS = ['shop', 'menu', 'order', 'order-card', 'order-card/kitchen']

/** What a room imports: rooms of its own subject and of lower ones, and folders without a subject. */
const ROOMS = {
  state: { rooms: ['domain', 'state'], folders: ['core', 'browser'] },
  messages: { rooms: ['domain', 'messages'], folders: ['core', 'i18n'] },
  ui: { rooms: ['domain', 'state', 'messages', 'ui'], folders: ['core', 'i18n', 'browser', 'ui'] },
  // The last: of an order it is what stands beside the other rooms.
  domain: { rooms: ['domain'], folders: ['core'] },
}

/** These rooms of all subjects. */
const allOf = (...rooms) => SUBJECTS.flatMap((subject) => rooms.map((room) => `${subject}/${room}`))

/** What the other folders import besides their own files. */
const FOLDERS = {
  core: [],
  i18n: ['core'],
  browser: ['core'],
  ui: ['core', 'i18n', 'browser'],
  platform: ['core', 'shop/domain'],
  'content/domain': allOf('domain'),
  content: ['core', 'platform', 'content/domain', ...allOf('domain')],
  'site/styles': [],
  'site/messages': ['core', 'i18n', 'content/domain', ...allOf('domain', 'messages')],
  'site/state': ['core', 'browser', ...allOf('domain', 'state')],
  'site/live': ['core', 'browser', 'ui', ...allOf('domain', 'state')],
  client: ['core', 'browser', 'site/state', 'site/live', ...allOf('domain', 'state')],
  'site/layouts': ['core', 'browser', 'ui', 'client', 'site/styles', ...allOf('domain')],
  'site/screens': [
    'core',
    'i18n',
    'ui',
    'site/messages',
    'site/layouts',
    'site/live',
    'site/parts',
    ...allOf('domain', 'messages', 'ui'),
  ],
  'site/endpoints': ['core', 'platform', 'shop/domain', 'site/screens'],
  'site/parts': [
    ...['core', 'i18n', 'browser', 'ui', 'content/domain', 'site/messages', 'site/state'],
    ...allOf('domain', 'state', 'messages', 'ui'),
  ],
  pages: ['core', 'site/screens'],
  publish: ['core', 'platform'],
  server: ['core', 'platform', 'content', 'publish', ...allOf('domain')],
  integrations: ['core', 'platform', 'content', 'publish', 'server', ...allOf('domain')],
  'embedded-contentful': [],
}

/** What one file imports besides, because it alone needs it. */
const FILES = {
  // A ticket is what the kitchen's device shows in place of a customer's order card.
  'src/order-card/ui/OrderCardPage.tsx': ['order-card/kitchen/state', 'order-card/kitchen/ui'],
  // Islands get the path of their menu, and read the menu itself.
  'src/site/screens/data/provide-shop-document.ts': ['menu/state'],
  // The embedded service is started in one place, with the sample or a file.
  'src/server/connect-to-content.ts': ['embedded-contentful'],
  'src/server/content-file.ts': ['embedded-contentful'],
}

/** Files that are in no folder, and who imports them. */
const SHARED_FILES = {
  'restaurant.config.ts': [
    ...[
      'platform',
      'content',
      'server',
      'integrations',
      'site/parts',
      'site/layouts',
      'site/screens',
      'site/endpoints',
    ],
    ...allOf('ui'),
  ],
  'restaurant/menu.ts': ['content', 'site/messages', ...allOf('domain', 'messages')],
  'restaurant/requests.ts': ['order/messages'],
  'restaurant/hero.ts': ['site/parts'],
  'restaurant/search.ts': ['menu/domain', 'menu/messages'],
  'restaurant/categories.css': ['menu/ui'],
  'restaurant/theme.css': ['site/layouts'],
  'restaurant/drawings.svg': ['site/layouts'],
  'restaurant/fonts.{css,ts}': ['site/layouts'],
  'package.json': ['server'],
  'content/sample/lahab.json': ['embedded-contentful', 'content'],
}

const roomsBelow = (subject, rooms) =>
  SUBJECTS.slice(0, SUBJECTS.indexOf(subject) + 1).flatMap((lower) => rooms.map((room) => `${lower}/${room}`))

const IMPORTS = {
  ...Object.fromEntries(
    SUBJECTS.toReversed().flatMap((subject) =>
      Object.entries(ROOMS).map(([room, { rooms, folders }]) => [
        `${subject}/${room}`,
        [...folders, ...roomsBelow(subject, rooms)],
      ]),
    ),
  ),
  ...FOLDERS,
}

const IN_BROWSERS = Object.keys(IMPORTS).filter(
  (type) =>
    !/^(platform|content|publish|server|integrations|embedded-contentful|pages|site\/(endpoints|screens|layouts))/.test(
      type,
    ),
)
const WITHOUT_REACT = [
  'core',
  'platform',
  'content',
  'content/domain',
  'publish',
  'server',
  'integrations',
  'pages',
  ...allOf('domain'),
]
const TESTED_IN_PAGES = ['client', 'site/state', 'site/live', 'site/parts', ...allOf('state', 'ui')]
/** An order's features are folders, each with the rooms that it needs; what lies in the feature itself is its domain. */
const inFeatures = (room) => [`src/order/${room}`, `src/order/*/${room}`, `src/order/*/*/${room}`]

const PATTERNS = {
  'order/state': inFeatures('state'),
  'order/messages': inFeatures('messages'),
  'order/ui': inFeatures('ui'),
  'order/domain': 'src/order',
  integrations: 'integrations',
  'embedded-contentful': 'embedded-contentful',
  // Each part of a page by itself: none imports another.
  'site/parts': 'src/site/*',
}

const elementOf = (types) => ({ element: { type: types } })
const test = { file: { categories: 'test' } }
const testOf = (types) => ({ element: { type: types }, ...test })

/** The imports as rules of eslint-plugin-boundaries. The last policy that matches an import decides. */
const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  ...Object.entries(IMPORTS).map(([from, to]) => ({ from: elementOf(from), allow: { to: elementOf(to) } })),
  ...Object.entries(FILES).map(([path, to]) => ({ from: { file: { path } }, allow: { to: elementOf(to) } })),
  ...Object.entries(SHARED_FILES).map(([path, from]) => ({ from: elementOf(from), allow: { to: { file: { path } } } })),
  // The plugin resolves no `?url`, so these are known by how they are written; it drops a './' that begins a pattern.
  { from: { file: { path: 'restaurant/fonts.ts' } }, allow: { dependency: { source: '?(.)/fonts/*' } } },
  // Types vanish in the build.
  {
    from: { file: { path: ['restaurant.config.ts', 'restaurant/*.ts'] } },
    allow: { to: elementOf(['core', ...allOf('domain')]), dependency: { kind: 'type' } },
  },
  {
    from: elementOf(['order/domain', 'order-card/kitchen/domain']),
    allow: { to: elementOf('order/messages'), dependency: { kind: 'type' } },
  },
  // What only tests import.
  { disallow: { to: test }, message: 'Only tests import what is written for tests.' },
  { from: test, allow: { to: [test, { file: { path: ['restaurant.config.ts', 'restaurant/*.ts'] } }] } },
  {
    from: testOf(['content', 'server']),
    allow: { to: [elementOf('embedded-contentful'), { file: { path: 'content/sample/lahab.json' } }] },
  },
  // The order message is tested in the strings that customers send.
  { from: testOf(allOf('domain')), allow: { to: elementOf(allOf('messages')) } },
  // What a store does is tested through the page that shows it.
  { from: testOf(TESTED_IN_PAGES), allow: { to: elementOf(IN_BROWSERS) } },
  // Packages.
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: elementOf(['core', ...allOf('domain')]),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    message: 'The domain imports no package.',
  },
  {
    from: elementOf(IN_BROWSERS),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'Browsers have no modules of Node.',
  },
  { from: test, allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: elementOf(WITHOUT_REACT),
    disallow: { to: { module: { source: 'react{,-dom}' } } },
    message: 'React is for what is rendered.',
  },
  { disallow: { to: { module: { source: 'contentful' } } }, message: 'Only src/content talks to Contentful.' },
  { from: elementOf('content'), allow: { to: { module: { source: 'contentful' } } } },
  { disallow: { to: { module: { source: 'sharp' } } }, message: 'Images are converted by tools, never by what runs.' },
]

export const layers = {
  files: ['{src,integrations,embedded-contentful}/**/*.{ts,tsx,astro}', 'restaurant.config.ts', 'restaurant/*.ts'],
  // Ambient types; and scripts of screens, which have a rule of their own in eslint.config.mjs.
  ignores: ['src/*.d.ts', '**/*.astro/*.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { extensions: ['.ts', '.tsx', '.astro', '.css', '.json'] } },
    'boundaries/root-path': import.meta.dirname.replace(/[\\/]eslint$/, ''),
    // The first pattern that matches decides, so a folder stands before the one that holds it.
    'boundaries/elements': Object.keys(IMPORTS).map((type) => ({
      type,
      pattern: PATTERNS[type] ?? `src/${type}`,
      partialMatch: false,
    })),
    'boundaries/files': [
      { category: 'root', pattern: '{restaurant.config,restaurant/*}.ts' },
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
