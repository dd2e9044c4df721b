import createBidi from 'bidi-js'
import { expect, test } from 'vitest'
import { arabic, english } from '../order-message.fixtures.ts'
import { onDemandAr } from '../../../messages/on-demand.ar.ts'

const bidi = createBidi()
const DESCRIPTIONS = ['white Nissan Patrol 2019', 'نيسان باترول أبيض', 'Patrol أبيض ٢٠١٩']
const PLATES = ['A 12345', '12345 A', 'دبي A 12345', '١٢٣٤٥', 'K-7 123']

/** The visible characters from left to right, as a chat with this base direction displays them. */
function display(line: string, base: 'ltr' | 'rtl' | 'auto'): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base)).replace(/\p{Cf}/gu, '')
}

const lines = (['ar', 'en'] as const).flatMap((language) =>
  DESCRIPTIONS.flatMap((description) => PLATES.map((plate) => [language, description, plate] as const)),
)

test.each(lines)('in %s the plate of %j, %j, stays whole in both base directions', (language, car, plate) => {
  const write = language === 'en' ? english : arabic
  const { text } = write({ method: 'pickup', car: { description: car, plate } })
  const line = text.split('\n')[2] ?? ''
  for (const base of ['ltr', 'rtl', 'auto'] as const) {
    const shown = display(line, base)
    // As the text shows on a line of its own.
    const wholes = [car, plate].map((text) => display(text, 'auto'))
    expect(wholes.filter((text) => !shown.includes(text))).toEqual([])
    const [carPlace = 0, platePlace = 0] = wholes.map((text) => shown.indexOf(text))
    // An English chat in English is read from the left, an Arabic one from the right.
    if (base === 'auto') expect(carPlace < platePlace).toBe(language === 'en')
  }
})

test.each(['ltr', 'rtl', 'auto'] as const)('the number of an order that is outside stays whole, base %s', (base) => {
  expect(display(onDemandAr.handOff.outsideWithNumber('KR473-2'), base)).toContain('KR473-2')
})
