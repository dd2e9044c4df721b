import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitQuantities } from './split-quantities.ts'

function quantitiesIn(description: string): string[] {
  return splitQuantities(description)
    .filter((part) => part.isQuantity)
    .map((part) => part.text)
}

const DIGITS = '1'.repeat(10_000)

describe(splitQuantities.name, () => {
  test('parts a description of both scripts [MENU-6]', () => {
    expect(splitQuantities('شاورما ١٢٠ جم مع 330ml و 2 pcs')).toEqual([
      { text: 'شاورما ', isQuantity: false },
      { text: '١٢٠ جم', isQuantity: true },
      { text: ' مع ', isQuantity: false },
      { text: '330ml', isQuantity: true },
      { text: ' و ', isQuantity: false },
      { text: '2 pcs', isQuantity: true },
    ])
  })

  const found: readonly [description: string, quantities: string[]][] = [
    ['120g, 250 ml, 0.5 L, 6 pcs, ١٢٠ غرام.', ['120g', '250 ml', '0.5 L', '6 pcs', '١٢٠ غرام']],
    ['1 gm 2 gr 3 gram 4 grams 5 kg 6 ml', ['1 gm', '2 gr', '3 gram', '4 grams', '5 kg', '6 ml']],
    ['1 l 2 ltr 3 litre 4 litres 5 oz 6 cm', ['1 l', '2 ltr', '3 litre', '4 litres', '5 oz', '6 cm']],
    ['1 pc 2 pcs 1 piece 2 pieces 90 kcal 5 %', ['1 pc', '2 pcs', '1 piece', '2 pieces', '90 kcal', '5 %']],
    ['١ جم ٢ غ ٣ غم ٤ غراماً ٥ جرام ٦ جراماً', ['١ جم', '٢ غ', '٣ غم', '٤ غراماً', '٥ جرام', '٦ جراماً']],
    ['٧ كجم ٨ كغ ٩ كيلو ١ مل ٢ مليلتر ٣ لتر', ['٧ كجم', '٨ كغ', '٩ كيلو', '١ مل', '٢ مليلتر', '٣ لتر']],
    ['١ ليتر ٢ سم ٣ قطعة ٤ قطع ٥ حبة ٦ حبات', ['١ ليتر', '٢ سم', '٣ قطعة', '٤ قطع', '٥ حبة', '٦ حبات']],
    ['٢٠٠ سعرة، خصم ٢٥٪', ['٢٠٠ سعرة', '٢٥٪']],
    ['٥ غرامًا ٥ غرامٍ', ['٥ غرامًا', '٥ غرامٍ']],
    ['1,500 ML 1/2 Kg ½ kg 1½ kg ٠٫٥ لتر ١٬٥٠٠ مل', ['1,500 ML', '1/2 Kg', '½ kg', '1½ kg', '٠٫٥ لتر', '١٬٥٠٠ مل']],
    ['(120g)', ['120g']],
    ['6pcs/200g', ['6pcs', '200g']],
    ['وزن ٢٥٠جم و٢ قطع', ['٢٥٠جم', '٢ قطع']],
    ['25%off', ['25%']],
  ]
  test.each(found)('finds all of %j', (description, quantities) => {
    expect(quantitiesIn(description)).toEqual(quantities)
  })

  const plain: readonly string[] = [
    'COVID19 v2.0 open 24/7',
    '12gold',
    '12 gold bars',
    '12 go',
    '5 lemons',
    '3 مللي',
    '3 سمك',
    '2 كيلومتر',
    '12 g2',
    '12 g_',
    '12. g',
    '12,ml',
    '12  g',
    '12\ng',
    'g 12',
    'gram',
    '% off',
    '½',
  ]
  test.each(plain)('finds nothing in %j', (description) => {
    expect(splitQuantities(description)).toEqual([{ text: description, isQuantity: false }])
  })

  test('keeps markup literal and walks past digits without end', () => {
    expect(splitQuantities(`"12g"<b>${DIGITS}`)).toEqual([
      { text: '"', isQuantity: false },
      { text: '12g', isQuantity: true },
      { text: `"<b>${DIGITS}`, isQuantity: false },
    ])
  })

  const long: readonly [name: string, description: string, quantities: number][] = [
    ['one number', '1'.repeat(100_000), 0],
    ['one number with a unit', `${'1'.repeat(100_000)} g`, 1],
    ['numbers without units', '1 '.repeat(50_000), 0],
    ['separators', '1.'.repeat(50_000), 0],
    ['units that go on', '1gramsx'.repeat(14_000), 0],
    ['quantities', '1g '.repeat(33_000), 33_000],
    ['marks', `1غرام${'\u064b'.repeat(100_000)}\u0653`, 0],
    ['spaces', `1${' '.repeat(100_000)}g`, 0],
  ]
  test.each(long)('answers for 100,000 characters of %s', (_, description, quantities) => {
    const parts = splitQuantities(description)
    expect(parts.filter((part) => part.isQuantity)).toHaveLength(quantities)
    expect(parts.map((part) => part.text).join('') === description).toBe(true)
  })

  test('gives the description back piece by piece, for any text', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('12', ' ', 'g', 'ml', '٫', '½', 'جم', '%', '/')))
    fc.assert(
      fc.property(text, (pieces) => {
        const description = pieces.join('')
        const parts = splitQuantities(description)
        expect(parts.map((part) => part.text).join('')).toBe(description)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        expect(parts.some((part, i) => !part.isQuantity && parts[i + 1]?.isQuantity === false)).toBe(false)
      }),
    )
  })
})
