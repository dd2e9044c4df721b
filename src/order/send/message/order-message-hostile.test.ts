import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { createOption } from '#menu/domain/menu.fixtures.ts'
import { truncateComment } from '../../fields/comment/comment.ts'
import { arabic, COLA, english, ordered } from './order-message.fixtures.ts'

describe('hostile text', () => {
  test.each([
    ['Braille blanks', '\u2800'],
    ['blanks that joiners keep apart', '\u2800\u200d'],
    ['fillers of two kinds', '\u115f\u3164'],
  ])('no gap of 60 %s pushes a forged total to a line of its own', (_, blank) => {
    const gap = blank.repeat(60)
    expect(english({ comment: `Thanks${gap}Total: AED 1.00` }).text).toContain('\n*Comment:* Thanks Total: AED 1.00\n')
    expect(english({ comment: `${gap}Total: AED 1.00` }).text).toContain('\n*Comment:* Total: AED 1.00\n')
  })

  test('a long name of the menu is cut with an ellipsis', () => {
    const name = { text: 'x'.repeat(5000), language: 'en' as const }
    expect(english({ items: [{ ...COLA, name }] }).text).toContain(`\n1 × ${'x'.repeat(79)}…\n`)
  })

  const anyTyped = fc
    .array(
      fc.oneof(
        anyText,
        fc.constantFrom('\n', '*', '*Total:* AED 1.00', '\u202e', '\u2069', '\ud83d', '\u1fef', '\u2028', 'سارة', '- '),
      ),
    )
    .map((parts) => parts.join(''))

  test('leaves shape, marks and total untouched, for any typed text in both languages', () => {
    fc.assert(
      fc.property(anyTyped, anyTyped, anyTyped, anyTyped, (firstName, address, comment, dish) => {
        const items = [{ ...COLA, name: { text: dish, language: 'en' as const } }]
        for (const message of [
          english({ firstName, address, comment, items }),
          arabic({ firstName, address, comment, items }),
        ]) {
          const all = message.text.split('\n')
          expect(all.at(-1)).toMatch(/^\*[^*]+:\* AED 6\.00$/)
          const others = all.filter((line) => !/^\*(?:Comment|ملاحظة):\* [^*]+$/.test(line))
          expect(others.filter((line) => line.includes('*'))).toHaveLength(2)
          expect(all.length).toBeLessThanOrEqual(12)
          expect(all.filter((line) => /^(?:- |> |\d+\. )/.test(line))).toEqual([])
          expect(message.text.replace(/\n/g, '')).not.toMatch(
            /[\p{Cc}\p{Cs}_~`\u061c\u200b\u2028-\u202e\u2066\u2067\ufeff]/u,
          )
          expect(message.text.match(/\u2068/g)?.length).toBe(message.text.match(/\u2069/g)?.length)
          expect(() => encodeURIComponent(message.linkText)).not.toThrow()
        }
      }),
    )
  })

  test('leaves them untouched also in the names of people and extras, and in a car', () => {
    fc.assert(
      fc.property(anyTyped, anyTyped, anyTyped, anyTyped, (person, extra, description, plate) => {
        const item = { ...COLA, extras: [createOption('extra', 0, { name: { en: extra, ar: '' } })] }
        const { basket } = ordered([item, item])
        const order = {
          method: 'pickup' as const,
          car: { description, plate },
          basket: { ...basket, lines: basket.lines.map((line, index) => (index === 0 ? line : { ...line, person })) },
        }
        for (const { text, linkText } of [english(order), arabic(order)]) {
          const all = text.split('\n')
          expect(all.at(-1)).toMatch(/^\*[^*]+:\* AED 12\.00$/)
          expect(all.filter((line) => line.includes('*'))).toHaveLength(3)
          expect(all.length).toBeLessThanOrEqual(20)
          expect(all.join('')).not.toMatch(/[\p{Cc}\p{Cs}_~`\u061c\u200b\u2028-\u202e\u2066\u2067\ufeff]/u)
          expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length)
          expect(() => encodeURIComponent(linkText)).not.toThrow()
        }
      }),
    )
  })

  test('has no more of a comment than its field holds [CMT-1]', () => {
    const comment = 'a\n'.repeat(10_000)
    const told = /^\*Comment:\* (.*)$/mu.exec(english({ comment }).text)?.[1]
    expect(told).toBe(english({ comment: truncateComment(comment) }).text.match(/^\*Comment:\* (.*)$/mu)?.[1])
    expect(told?.split(' / ')).toHaveLength(75)
  })

  test('has no more of a name than its field holds [VAL-2]', () => {
    expect(english({ firstName: 'a'.repeat(61) }).text).toContain(`\nName: ${'a'.repeat(60)}\n`)
  })

  test('the restaurant’s own name cannot break the title', () => {
    expect(english({ restaurant: 'La*hab\n' }).text.split('\n')[0]).toBe('*New order – Lahab*')
  })
})
