import { lineAt, type SourceFile } from './source-files.ts'

/** What the content security policy would block, or what could run somebody's text: `[name, where it stands]`. */
const FORBIDDEN: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a style attribute', /(?<=[\s"'}])style\s*=\s*["'{`]|\bsetAttribute\(\s*['"`]style/g],
  ['dangerouslySetInnerHTML', /\bdangerouslySetInnerHTML\b/g],
  ['innerHTML', /\b(?:inner|outer)HTML\b/g],
  ['insertAdjacentHTML', /\binsertAdjacentHTML\b/g],
  ['set:html', /\bset:html\b/g],
  ['document.write', /\bdocument\.write(?:ln)?\b/g],
  ['an event attribute', /<[a-z][^<>]*\son[a-z]+\s*=\s*"/g],
  ['evaluated text', /\beval\(|\bnew Function\(/g],
]

/** Style attributes and raw HTML in a component or a screen. */
export function rawMarkup({ path, text }: SourceFile): readonly string[] {
  if (!/\.(tsx?|astro)$/.test(path)) return []
  return FORBIDDEN.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)} ${name}`),
  )
}
