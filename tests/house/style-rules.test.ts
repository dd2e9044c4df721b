import { describe, expect, test } from 'vitest'
import { isTestFile, sourceFiles, type SourceFile } from './source-files.ts'
import { colourLiterals, physicalSides } from './style-rules.ts'

/** Files that may write colours out: file → reason. */
const MAY_NAME_COLOURS: Readonly<Record<string, string>> = {
  'src/styles/tokens.css': 'here every colour gets its meaning',
  'src/layouts/Document.astro': 'the browser’s own bar reads no token',
}

const product = sourceFiles().filter((file) => !isTestFile(file.path))
const css = (text: string): SourceFile => ({ path: 'a.css', text })
const rule = (declaration: string): SourceFile => css(`.a {\n  ${declaration};\n}\n`)

describe('the style sheets', () => {
  test('know no left and no right [APP-1]', () => {
    expect(product.flatMap(physicalSides)).toEqual([])
  })

  test('take every colour from a token', () => {
    const files = product.filter((file) => MAY_NAME_COLOURS[file.path] === undefined)
    expect(files.flatMap(colourLiterals)).toEqual([])
  })

  test('and their exceptions write no colour that no token has', () => {
    const tokens = product.find(({ path }) => path === 'src/styles/tokens.css')?.text ?? ''
    const written = product
      .filter(({ path }) => path !== 'src/styles/tokens.css' && MAY_NAME_COLOURS[path] !== undefined)
      .flatMap(colourLiterals)
      .map((violation) => /#[0-9a-f]+/i.exec(violation)?.[0])
    expect(written.filter((colour) => !tokens.includes(`${colour};`))).toEqual([])
  })

  test('have only exceptions that are still needed', () => {
    const needed = product.filter((file) => colourLiterals(file).length > 0).map((file) => file.path)
    expect(needed).toEqual(expect.arrayContaining(Object.keys(MAY_NAME_COLOURS)))
  })
})

describe('physicalSides', () => {
  const physical: readonly string[] = [
    'left: 0',
    'right: auto',
    'margin-left: 1rem',
    'padding-right: 1rem',
    'border-left: 1px solid',
    'border-top-right-radius: 4px',
    'scroll-margin-left: 1px',
    'text-align: left',
    'text-align:right',
    'float: left',
    'clear: right',
    'transform-origin: top left',
    'background: linear-gradient(to right, var(--a), var(--b))',
    'inset: 0 1px 0 2px',
    'margin: 0 auto 0 0',
    'padding: 1px calc(1px + 2px) 1px calc(1px + 3px)',
    'border-radius: 4px 0 0 4px',
    'border-radius: 4px 0',
    'transform: translateX(10px)',
    'transform: rotate(3deg) translate(-50%, 0)',
    'transform: translate3d(1px, 0, 0)',
    'translate: 10px 0',
    'padding: env(safe-area-inset-left)',
  ]
  test.each(physical)('finds %s', (declaration) => {
    expect(physicalSides(rule(declaration))).toHaveLength(1)
    expect(physicalSides(css(`.a{${declaration}}`))).toHaveLength(1)
    expect(physicalSides({ path: 'A.astro', text: `<p/>\n<style>\n.a { ${declaration} }\n</style>` })).toHaveLength(1)
  })

  const logical: readonly string[] = [
    'inset-inline-start: 0',
    'margin-inline: 0 auto',
    'inset: 0 1px 2px 1px',
    'inset: 0',
    'padding: 1px calc(1px + 2px) 3px calc(1px + 2px)',
    'border-radius: 4px 4px 0 0',
    'border-radius: 50%',
    'border-start-start-radius: 4px',
    'text-align: start',
    'float: inline-start',
    'transform: translateY(10px)',
    'transform: translate(0, 10px)',
    'translate: 0 -2px',
    '--copyright: 1',
    'padding: env(safe-area-inset-left) /* physical: the edge of the device */',
  ]
  test.each(logical)('leaves %s alone', (declaration) => {
    expect(physicalSides(rule(declaration))).toEqual([])
  })

  test('wants the reason on the line itself, and wants one', () => {
    expect(physicalSides(css('/* physical: the device */\n.a { left: 0; }'))).toHaveLength(1)
    expect(physicalSides(rule('left: 0 /* physical: */'))).toHaveLength(1)
    expect(physicalSides(rule('left: 0 /* the edge */'))).toHaveLength(1)
  })

  test('tells the line, and reads no comments and no markup', () => {
    expect(physicalSides(css('/* left\n right */\n.a {\n  left: 0;\n}'))).toEqual(['a.css:4 left: 0;'])
    expect(physicalSides({ path: 'A.astro', text: '<p>left</p>\n<style>.a { color: inherit; }</style>' })).toEqual([])
    expect(physicalSides({ path: 'a.ts', text: 'scrollTo({ left: 0 })' })).toEqual([])
  })
})

describe('colourLiterals', () => {
  const literals: readonly string[] = [
    'color: #fff',
    'color: #FFFFFF80',
    'background: rgb(0 0 0 / 50%)',
    'background: rgba(0,0,0,.5)',
    'border: 1px solid hsl(0 0% 0%)',
    'fill: oklch(60% 0.1 20)',
    'color: white',
    'box-shadow: 0 0 4px black',
    'background: linear-gradient(var(--a), #000)',
    'color: color-mix(in srgb, var(--a) 50%, white)',
    '--mine: #abc',
  ]
  test.each(literals)('finds %s', (declaration) => {
    expect(colourLiterals(rule(declaration))).toHaveLength(1)
    expect(colourLiterals({ path: 'A.astro', text: `<style>.a { ${declaration} }</style>` })).toHaveLength(1)
  })

  const tokens: readonly string[] = [
    'color: var(--red)',
    'background: linear-gradient(var(--black), transparent)',
    'color: currentColor',
    'outline-color: CanvasText',
    'color: color-mix(in srgb, var(--char) 50%, transparent)',
    'background: url(white.svg)',
    "content: 'red'",
    'white-space: nowrap',
    'mask-image: linear-gradient(#000, transparent)',
    'transition: color 1s',
    'color: inherit /* not #fff */',
  ]
  test.each(tokens)('leaves %s alone', (declaration) => {
    expect(colourLiterals(rule(declaration))).toEqual([])
  })

  test('finds colours in markup, but no anchors', () => {
    const markup = (text: string): readonly string[] => colourLiterals({ path: 'A.tsx', text })
    expect(markup('<path fill="#ff0000" />')).toEqual(['A.tsx:1 "#ff0000"'])
    expect(markup('<a href="#menu" /> <a href="#location" />')).toEqual([])
  })

  test('takes no selector for a colour', () => {
    expect(colourLiterals(css('#fade { color: inherit; }\n.red:hover { margin: 0; }'))).toEqual([])
  })
})
