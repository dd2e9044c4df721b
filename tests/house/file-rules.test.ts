import { describe, expect, test } from 'vitest'
import { badName, misnamedComponent, tooLong } from './file-rules.ts'
import { sourceFiles, sourcePaths } from './source-files.ts'

/** Files that may be longer: file → reason. */
const MAY_BE_LONG: Readonly<Record<string, string>> = {
  'tests/http/hardening.test.ts': 'one table after the other of what a hostile client can send',
  'tools/nginx-checks.ts': 'one table of hostile requests and what each must come to',
}

const paths = sourcePaths()
const isProblem = (problem: string | null): problem is string => problem !== null

describe('the files of the house', () => {
  test('are no longer than 300 lines', () => {
    const files = sourceFiles().filter(({ path }) => MAY_BE_LONG[path] === undefined)
    expect(files.map(tooLong).filter(isProblem)).toEqual([])
  })

  test('have only exceptions that are still needed', () => {
    const long = sourceFiles().filter((file) => tooLong(file) !== null)
    expect(long.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(MAY_BE_LONG)))
  })

  test('are named in kebab-case, components after themselves, and none is a drawer', () => {
    expect(
      sourceFiles()
        .map(({ path }) => badName(path, paths))
        .filter(isProblem),
    ).toEqual([])
    expect(sourceFiles().map(misnamedComponent).filter(isProblem)).toEqual([])
  })

  test('are many: the walk sees every room', () => {
    const rooms = ['src/domain/', 'src/ui/', 'src/features/hero/', 'src/screens/', 'src/server/', 'fake-contentful/']
    for (const room of rooms) expect(sourceFiles().filter(({ path }) => path.startsWith(room))).not.toEqual([])
  })
})

describe('tooLong', () => {
  test('counts 300 lines as enough and 301 as too many', () => {
    expect(tooLong({ path: 'a.ts', text: 'x\n'.repeat(300) })).toBeNull()
    expect(tooLong({ path: 'a.ts', text: 'x\n'.repeat(301) })).toBe('a.ts: 301 lines')
  })
})

describe('badName', () => {
  const bad: readonly string[] = [
    'src/domain/orderForm.ts',
    'src/domain/order_form.ts',
    'src/domain/OrderForm.ts',
    'src/domain/order-Form.test.ts',
    'src/domain/orderForm.test.ts',
    'src/utils/money.ts',
    'src/domain/helpers.ts',
    'src/domain/money-utils.ts',
    'src/common/money.ts',
    'src/misc/a.ts',
    'src/features/Hero/Hero.tsx',
    'src/features/hero/heroTitle.tsx',
    'src/features/hero/hero_title.module.css',
    'src/styles/Base.css',
    'src/screens/home.astro',
    'src/pages/Checkout.astro',
    'src/server/staticFiles.ts',
  ]
  test.each(bad)('finds %s', (path) => {
    expect(badName(path, [path])).not.toBeNull()
  })

  const good: readonly string[] = [
    'src/domain/order-form.ts',
    'src/domain/order-form.test.ts',
    'src/domain/order-message.fixtures.ts',
    'src/features/hero/Hero.tsx',
    'src/features/hero/HeroOrderLink.tsx',
    'src/i18n/words-context.tsx',
    'src/screens/Home.astro',
    'src/pages/index.astro',
    'src/pages/404.astro',
    'src/pages/sitemap.xml.ts',
    'src/pages/en/[...path].astro',
    'astro.config.ts',
    'tools/subset-font.d.ts',
  ]
  test.each(good)('leaves %s alone', (path) => {
    expect(badName(path, [path])).toBeNull()
  })

  test('a sheet in PascalCase needs a component in its folder', () => {
    expect(badName('src/ui/Price.module.css', ['src/ui/Price.tsx'])).toBeNull()
    expect(badName('src/ui/Price.module.css', ['src/styles/base.css'])).not.toBeNull()
  })
})

describe('misnamedComponent', () => {
  test('finds a file that does not export its name', () => {
    expect(misnamedComponent({ path: 'src/ui/Price.tsx', text: 'export function PriceTag() {}' })).not.toBeNull()
    expect(misnamedComponent({ path: 'src/ui/Price.tsx', text: 'export function Price() {}' })).toBeNull()
    expect(misnamedComponent({ path: 'src/ui/words-context.tsx', text: 'export function Words() {}' })).toBeNull()
  })
})
