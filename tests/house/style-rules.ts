import { lineAt, type SourceFile } from './source-files.ts'

interface Declaration {
  readonly property: string
  readonly value: string
  readonly line: number
}

/** On the same line: the one way to say that a side is meant, and why. */
const ESCAPE = /\/\* physical: \S[^*]*\*\//

/** The style sheet of a file, comments blanked out, everything on its own line. Empty for other files. */
function sheetOf({ path, text }: SourceFile): string {
  if (path.endsWith('.css')) return withoutComments(text)
  if (!path.endsWith('.astro')) return ''
  let end = 0
  let sheet = ''
  for (const { 0: block, 1: style = '', index } of text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) {
    const start = index + block.indexOf(style)
    sheet += blank(text.slice(end, start)) + style
    end = start + style.length
  }
  return withoutComments(sheet)
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, blank)
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

function declarationsOf(sheet: string): readonly Declaration[] {
  return [...sheet.matchAll(/(?<=[{;}]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ({ 1: property = '', 2: value = '', index }) => ({
      property,
      value: value.trim(),
      line: lineAt(sheet, index),
    }),
  )
}

/** Left and right in a style sheet, which would stay where they are when the page turns round. */
export function physicalSides(file: SourceFile): readonly string[] {
  const sheet = sheetOf(file)
  const written = file.text.split('\n')
  const words = sheet.split('\n').flatMap((code, at) => (PHYSICAL_WORD.test(code) ? [at + 1] : []))
  const uneven = declarationsOf(sheet)
    .filter(isUneven)
    .map(({ line }) => line)
  return [...new Set([...words, ...uneven])]
    .filter((line) => !ESCAPE.test(written[line - 1] ?? ''))
    .sort((a, b) => a - b)
    .map((line) => `${file.path}:${line} ${(written[line - 1] ?? '').trim()}`)
}

/** `left`, `margin-right`, `border-top-left-radius`, `to right`; movements along the physical x axis. */
const PHYSICAL_WORD = /\b(left|right)\b|\btranslateX\(|\btranslate3d\(/

/** A shorthand of four sides whose second and fourth differ, corners that differ, a movement that is not up or down. */
function isUneven({ property, value }: Declaration): boolean {
  const parts = partsOf(value)
  if (/^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding))$/.test(property))
    return parts.length === 4 && parts[1] !== parts[3]
  if (property === 'border-radius' && !value.includes('/')) {
    const [first, second = first, third = first, fourth = second] = parts
    return first !== second || third !== fourth
  }
  if (property === 'translate') return parts.length > 0 && !isStill(parts[0] ?? '')
  const moved = /\btranslate\(([^,)]*)/.exec(value)?.[1]
  return moved !== undefined && !isStill(moved.trim())
}

function isStill(distance: string): boolean {
  return /^(0(px|rem|em|%)?|none|inherit|initial|unset|revert)$/.test(distance)
}

/** The parts of a value at spaces outside of brackets. */
function partsOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

const COLOUR_LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const COLOUR_NAME = /\b(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold)\b/i

/** Colours written out in a sheet, or in the markup of a component, instead of a token of `src/styles/tokens.css`. */
export function colourLiterals(file: SourceFile): readonly string[] {
  const inSheet = declarationsOf(sheetOf(file)).filter(({ property, value }) => {
    // Of a mask only the opacity counts.
    if (property.startsWith('mask')) return false
    const bare = value.replace(/var\([^()]*\)|url\([^()]*\)|"[^"]*"|'[^']*'/g, '')
    return COLOUR_LITERAL.test(bare) || COLOUR_NAME.test(bare)
  })
  const inMarkup = /\.(tsx|astro)$/.test(file.path)
    ? [...file.text.matchAll(/(["'`])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\1/gi)]
    : []
  return [
    ...inSheet.map(({ property, value, line }) => `${file.path}:${line} ${property}: ${value}`),
    ...inMarkup.map(({ 0: literal, index }) => `${file.path}:${lineAt(file.text, index)} ${literal}`),
  ]
}
