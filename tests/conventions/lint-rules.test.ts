import { ESLint, type Linter } from 'eslint'
import { beforeAll, describe, expect, test } from 'vitest'
import tseslint from 'typescript-eslint'

/** The configuration of this repository without what needs types: no snippet below is a file of the program. */
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config })

/** The rules that fail on a snippet, each once; not those on parts that only complete it, such as an unused name. */
async function failedRules(path: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: path })
  const failed = result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
  return [...new Set(failed)].filter((rule) => !rule.startsWith('@typescript-eslint/no-unused'))
}

// The first run loads every plugin.
beforeAll(async () => {
  await failedRules('src/ui/A.tsx', '')
}, 60_000)

type Snippet = readonly [name: string, path: string, text: string]

const FORBIDDEN_IMPORTS: readonly Snippet[] = [
  ['the domain → messages', 'src/menu/domain/a.ts', "export * from '../messages/menu-messages.ts'"],
  ['the domain → a package', 'src/menu/domain/a.ts', "export * from 'zustand'"],
  ['the domain → state of a lower subject', 'src/order/lines/a.ts', "export * from '#menu/state/menu-store.ts'"],
  ['what lies in a feature → its state', 'src/order/lines/a.ts', "export * from './state/order-store.ts'"],
  ['the domain → a higher subject', 'src/menu/domain/a.ts', "export * from '#order/lines/line.ts'"],
  ['core → a subject', 'src/core/a.ts', "export * from '../shop/domain/restaurant.ts'"],
  ['state → a higher subject', 'src/menu/state/a.ts', "export * from '#order/lines/state/lines-store.ts'"],
  ['ui of a subject → a higher one', 'src/menu/ui/A.tsx', "export * from '#order/dish/ui/ItemStepper.tsx'"],
  ['order card → the kitchen', 'src/order-card/ui/A.tsx', "export * from '../kitchen/ui/Ticket.tsx'"],
  ['a subject → the site', 'src/order/ui/A.tsx', "export * from '../../site/frame/Logo.tsx'"],
  ['a part of the site → another', 'src/site/hero/A.tsx', "export * from '../gallery/Gallery.tsx'"],
  ['a component → a module of Node', 'src/menu/ui/A.tsx', "import 'node:fs'"],
  ['the server → a component', 'src/server/a.ts', "import '../site/hero/Hero.tsx'"],
  ['the sample content → the domain', 'embedded-contentful/a.ts', "export type * from '../src/core/money.ts'"],
  ['a module → fixtures', 'src/menu/domain/a.ts', "export * from './menu.fixtures.ts'"],
  ['a folder → one without rules', 'src/ui/A.tsx', "export * from '../../tools/page-bytes.ts'"],
]

const ALLOWED: readonly Snippet[] = [
  ['the configuration → a type', 'restaurant.config.ts', "export type { Fils } from './src/core/money.ts'"],
  ['the domain → a lower subject', 'src/order/lines/a.ts', "export * from '#menu/domain/menu.ts'"],
  ['a component → a lower subject', 'src/order/ui/A.tsx', "export * from '#menu/ui/ItemPrice.tsx'"],
  ['one file → the kitchen', 'src/order-card/ui/OrderCardPage.tsx', "import '../kitchen/ui/KitchenTicket.tsx'"],
  ['a test of state → a page', 'src/order/state/a-b.test.tsx', "import '../../site/menu/MenuSection.tsx'"],
]

const FORBIDDEN_MARKUP: readonly Snippet[] = [
  ['a style attribute', 'src/ui/A.tsx', 'export const A = () => <p style={{ inlineSize: 5 }}>a</p>'],
  ['raw HTML in React', 'src/ui/A.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: a }} />'],
  ['innerHTML', 'src/menu/ui/a.ts', 'element.innerHTML = text'],
  ['an event attribute', 'src/site/layouts/A.astro', '<body onload="start()"></body>'],
]

const PHYSICAL_SIDES: readonly string[] = [
  ...['left: 0', 'text-align: left', 'transform-origin: top left', 'padding: env(safe-area-inset-left)'],
  ...['--a: env(safe-area-inset-left)', 'inset: 0 1px 0 2px', 'border-radius: 4px 0', 'transform: translateX(10px)'],
  ...['transform: translate(-50%, 0)', 'translate: 10px 0'],
]

const RAW_COLOURS: readonly string[] = [
  ...['color: #fff', 'background: rgb(0 0 0 / 50%)', 'color: white', '--a: 0 0 4px black'],
]

const GOOD_STYLES: readonly string[] = [
  ...[
    'inset: 0 1px 2px',
    'border-radius: 50%',
    'text-align: start',
    'transform: translate(0, 10px)',
    'translate: 0 -2px',
  ],
  ...['color: var(--text)', 'background: url(white.svg)', 'mask-image: linear-gradient(#000, transparent)'],
]

describe('the linter finds', () => {
  test.each(FORBIDDEN_IMPORTS)('the import %s', async (_, path, text) => {
    expect(await failedRules(path, text)).toEqual(['boundaries/dependencies'])
  })

  test('a script of a page that imports more than the client', async () => {
    const screen = (script: string): string => `<p>a</p>\n<script>\n${script}\n</script>`
    const path = 'src/site/layouts/A.astro'
    expect(await failedRules(path, screen("import '#server/server.ts'"))).toEqual(['no-restricted-imports'])
    expect(await failedRules(path, screen("import '#client/start.ts'"))).toEqual([])
  })

  test('two modules that import each other', async () => {
    const text = "import { applyDiscount } from './money.ts'\nexport const DISCOUNT_PERCENT = applyDiscount(1)"
    expect(await failedRules('src/core/specification.ts', text)).toEqual(['import-x/no-cycle'])
  })

  test('a folder of src that is no layer', async () => {
    expect(await failedRules('src/things/a.ts', 'export const a = 1')).toEqual(['boundaries/no-unknown-files'])
  })

  test.each(FORBIDDEN_MARKUP)('%s', async (_, path, text) => {
    expect(await failedRules(path, text)).toEqual(['no-restricted-syntax'])
  })

  test('raw HTML in a screen', async () => {
    expect(await failedRules('src/site/screens/A.astro', '<p set:html={text} />')).toEqual([
      'astro/no-set-html-directive',
    ])
  })

  test('await while a module for browsers loads', async () => {
    expect(await failedRules('src/i18n/a.ts', "await import('./plural.ts')")).toEqual(['no-restricted-syntax'])
  })
})

describe('in a style sheet, the linter finds', () => {
  test.each(PHYSICAL_SIDES)('%s [APP-1]', async (declaration) => {
    const failed = await failedRules('src/ui/A.module.css', `.a { ${declaration}; }`)
    expect(failed).not.toEqual([])
    expect(['css/prefer-logical-properties', 'no-restricted-syntax']).toEqual(expect.arrayContaining([...failed]))
  })

  test.each(RAW_COLOURS)('%s', async (declaration) => {
    expect(await failedRules('src/ui/A.module.css', `.a { ${declaration}; }`)).toEqual(['no-restricted-syntax'])
  })
})

describe('the linter allows', () => {
  test.each(ALLOWED)('%s', async (_, path, text) => {
    expect(await failedRules(path, text)).toEqual([])
  })

  test.each(GOOD_STYLES)('%s', async (declaration) => {
    expect(await failedRules('src/ui/A.module.css', `.a { ${declaration}; }`)).toEqual([])
  })
})
