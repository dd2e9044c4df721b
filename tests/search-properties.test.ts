import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import { createRawContent } from '#content/store/content-store.fixtures.ts'
import type { Language } from '#core/text/language.ts'
import { findItems } from '#menu/ui/search/find-items.ts'
import { toClientMenu } from '#site/screens/data/to-client-menu.ts'

const raw = createRawContent({
  menuItem: readSampleDataset().entries.filter(({ contentType }) => contentType === 'menuItem'),
})
const { menu } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com').content
const menus = { en: toClientMenu(menu, 'en'), ar: toClientMenu(menu, 'ar') }

function search(text: string, language: Language): readonly string[] {
  return findItems(menus[language], text)?.items.map(({ id }) => id) ?? []
}

/** Words of the names of dishes that are longer than a particle, with the dish. */
function anyNameWord(language: Language, minLetters: number): fc.Arbitrary<readonly [word: string, id: string]> {
  const words = menu.flatMap(({ id, name }) =>
    (name[language].match(/[\p{L}\p{M}]+/gu) ?? [])
      .filter((word) => word.length >= minLetters)
      .map((word) => [word, id] as const),
  )
  return fc.constantFrom(...words)
}

const anyLanguage = fc.constantFrom('en' as const, 'ar' as const)

/** The plural of an English noun, and a plural as it is, in small letters. */
function toEnglishPlural(word: string): string {
  const noun = word.toLowerCase()
  if (/[^s]s$/.test(noun)) return noun
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The singular of a regular plural. */
function toEnglishSingular(word: string): string {
  const noun = word.toLowerCase()
  return /ies$/.test(noun) ? noun.replace(/ies$/, 'y') : noun.replace(/([^s])s$/, '$1')
}

test('the plural of a word finds all that its singular finds, the dish of the word among it', () => {
  fc.assert(
    fc.property(anyNameWord('en', 3), anyLanguage, ([word, id], language) => {
      const bySingular = search(toEnglishSingular(word), language)
      expect(bySingular).toContain(id)
      expect(search(toEnglishPlural(word), language)).toEqual(expect.arrayContaining([...bySingular]))
    }),
  )
})

test('the plural and the dual of an Arabic word find all that it finds itself', () => {
  fc.assert(
    fc.property(
      anyNameWord('ar', 4).filter(([word]) => !word.endsWith('ات')),
      fc.constantFrom('ات', 'ان', 'ين'),
      anyLanguage,
      ([word, id], ending, language) => {
        const itself = search(word, language)
        expect(itself).toContain(id)
        const stem = ending === 'ات' ? word.replace(/[ةا]$/, '') : word.replace(/[ةا]$/, 'ت')
        expect(search(stem + ending, language)).toEqual(expect.arrayContaining([...itself]))
      },
    ),
  )
})

test('two words of one name find its dish when they are written together, apart or with a hyphen', () => {
  const pairs = menu.flatMap(({ id, name }) =>
    [name.en, name.ar].flatMap((text) => {
      const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? []
      return words.slice(1).map((word, place) => [words[place] ?? '', word, id] as const)
    }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.constantFrom('', ' ', '-'),
      anyLanguage,
      ([first, second, id], between, l) => {
        expect(search(first + between + second, l)).toContain(id)
      },
    ),
  )
})

test('a word finds the same with each Arabic prefix, and with the article', () => {
  fc.assert(
    fc.property(
      anyNameWord('ar', 4),
      fc.constantFrom('ال', 'و', 'ف', 'ب', 'ك', 'ل', 'لل', 'وال', 'بال', 'فال', 'كال', 'وبال', 'ولل'),
      anyLanguage,
      ([word, id], prefix, language) => {
        const itself = search(word, language)
        expect(itself).toContain(id)
        expect(search(prefix + word, language)).toEqual(expect.arrayContaining([...itself]))
      },
    ),
  )
})

test('figures find the same with their unit glued or apart, in each kind of digits', () => {
  const amounts = menu.flatMap(({ id, description }) =>
    (['en', 'ar'] as const).flatMap((language) =>
      [...description[language].matchAll(/(\d+) (g|ml|pieces|غ|مل|قطع)(?!\p{L})/gu)].map(
        ([, figure = '', unit = '']) => ({ id, language, figure, unit }) as const,
      ),
    ),
  )
  const anyZero = fc.constantFrom('0', '٠', '۰')
  fc.assert(
    fc.property(fc.constantFrom(...amounts), anyZero, ({ id, language, figure, unit }, zero) => {
      const apart = search(`${figure} ${unit}`, language)
      expect(apart).toContain(id)
      const digits = figure.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
      expect(search(digits + unit, language)).toEqual(apart)
      expect(search(`${digits} ${unit}`, language)).toEqual(apart)
    }),
  )
})

test('one wrong letter in a word of six or more still finds its dish, and a word that no dish has hides none', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyNameWord('en', 6), anyNameWord('ar', 6)),
      fc.nat(),
      anyLanguage,
      ([word, id], place, language) => {
        const at = 1 + (place % (word.length - 2))
        const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
        expect(search(swapped, language)).toContain(id)
        expect(search(`${word} xyzzyxyzzy`, language)).toEqual(search(word, language))
      },
    ),
  )
})
