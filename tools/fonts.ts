import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts down to what the site sets in them: `npm run fonts`. Lalezar serves headings, Readex Pro everything
 * else. One file a script, so that a page in one language rarely fetches the other's; both have the space between words.
 */
const LATIN = range(0x20, 0x7e) + ' ©«°·»ÀÁÂÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâçèéêëìíîïñòóôöùúûü×–—‘’“”…½'
const ARABIC =
  ' ' + range(0x621, 0x63a) + range(0x640, 0x652) + '،؛؟٠١٢٣٤٥٦٧٨٩٪٫٬ٱپچژکگی' + '\u200c\u200d\u2066\u2067\u2068\u2069'

const FONTS = [
  ['@fontsource/lalezar/files/lalezar-latin-400-normal.woff2', 'lalezar-latin', LATIN],
  ['@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2', 'lalezar-arabic', ARABIC],
  ['@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2', 'readex-pro-latin', LATIN],
  ['@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2', 'readex-pro-arabic', ARABIC],
] as const

for (const [source, name, characters] of FONTS) {
  const original = readFileSync(new URL(`../node_modules/${source}`, import.meta.url))
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), subset)
  process.stdout.write(`${name}: ${original.length} → ${subset.length} bytes\n`)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
