import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { addressField, isAddress } from '../fields/address/address.ts'
import { firstNameField, isFirstName } from '../fields/name/first-name.ts'
import {
  EMPTY_ORDER_FORM,
  getFirstField,
  parseOrderForm,
  selectFields,
  setReceiveMethod,
  validateOrderForm,
  type OrderForm,
} from './order-form.ts'
import { ADDRESS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '#core/specification.ts'

const VALID_NAMES: readonly string[] = [
  'Al',
  '  Al  ',
  "O'Neil",
  'O’Neil',
  'd’Angelo',
  'Jean-Luc',
  'Mary Ann',
  'Jos\u00e9',
  'Jose\u0301',
  'Nguyễn',
  'علي',
  'مُحَمَّد',
  'محـــمد',
  'عبد الله',
  'فاطمة الزهراء',
  '\u200fعلي',
  'Ali\u200b',
]

const INVALID_NAMES: readonly string[] = [
  '',
  '   ',
  'A',
  'ع',
  'e\u0301',
  "'Neil",
  '-Ali',
  'Ali2',
  'علي٢',
  'Ali😀',
  '<b>Ali</b>',
  'Ali_',
  'Иван',
  '李明',
]

const VALID_ADDRESSES: readonly string[] = [
  'Al Wasl Road, Villa 12, Jumeirah, Dubai',
  'شارع الوصل، فيلا ١٢، جميرا، دبي',
  'Marina Gate 2, Apt 1204',
  'Al Barsha',
  '1234 567A',
  'Jumeirah 10',
  'aaab bbba',
  'Villa 111 Jumeirah',
  '- - Dubai Marina',
  'شقة ٥٠٥ دبي',
  'دبي مارينا',
  '  Al Barsha  ',
  'Dubai\nMarina',
  'Dubai    Marina',
  'Dubai 🏠 Marina',
  'ب 12 دبي',
]

const INVALID_ADDRESSES: readonly [address: string, why: string][] = [
  ['JVC 12', '6 characters'],
  ['Al Bars', '7 characters'],
  ['12345678', 'no letter, one word'],
  ['1234 5678', 'no letter'],
  ['١٢٣٤ ٥٦٧٨', 'no letter'],
  ['Jumeirah', 'one word'],
  ['Jumeirah 1', 'the second word has one character'],
  ['Jumeirah B 1', 'one word of two characters'],
  ['aaaa bbbb cccc', 'repeat'],
  ['Villa 1111 Jumeirah', 'repeat'],
  ['Dubai !!!! Marina', 'repeat of punctuation'],
  ['ديييييرة دبي', 'repeat'],
  ['A B C D E F G H', 'no word of two characters'],
  ['شقة ٥', '5 characters'],
  ['شارع 5', '6 characters'],
  ['        ', 'blank'],
  ['--------', 'repeat, no letter'],
  ['Tower,Marina,Dubai', 'one word'],
  ['🏠🏠🏠 Dubai', 'one word of two letters or digits'],
]

describe('first name', () => {
  for (const name of VALID_NAMES)
    test(`accepts ${JSON.stringify(name)} (${name.length} units) [VAL-1]`, () => expect(isFirstName(name)).toBe(true))

  for (const name of INVALID_NAMES)
    test(`refuses ${JSON.stringify(name)} [VAL-1]`, () => expect(isFirstName(name)).toBe(false))

  test.each(['Ma‘ruf', 'Kaʻiulani', 'Anne‑Marie', 'علی‌رضا', 'Al-', 'رنا-لين'])('accepts %j', (name) => {
    expect(isFirstName(name)).toBe(true)
  })

  test.each(['Ⅳan', '１Ali', 'Ali.', 'A1', '\u0301Ali', 'Ali\u0660', 'सीता', 'Ali|'])('refuses %j [VAL-1]', (name) => {
    expect(isFirstName(name)).toBe(false)
  })

  test('does not call a long name wrong; the field takes 60 characters of it [VAL-2]', () => {
    expect(isFirstName('a'.repeat(10_000))).toBe(true)
    expect(firstNameField.parse('أ'.repeat(61))).toBe('أ'.repeat(NAME_MAX_CHARACTERS))
  })

  test('answers for a long hostile name that ends badly [VAL-1]', () => {
    expect(isFirstName(`${"a'".repeat(50_000)}!`)).toBe(false)
    expect(isFirstName(`a${'\u0301'.repeat(100_000)}!`)).toBe(false)
  })
})

describe('address', () => {
  for (const address of VALID_ADDRESSES)
    test(`accepts ${JSON.stringify(address)} [VAL-2]`, () => expect(isAddress(address)).toBe(true))

  for (const [address, why] of INVALID_ADDRESSES)
    test(`refuses ${JSON.stringify(address)}: ${why} [VAL-2]`, () => expect(isAddress(address)).toBe(false))

  test('counts perceived characters, so that marks do not make an address long enough [VAL-2]', () => {
    expect(isAddress('دُبَيّ مَر')).toBe(false)
    expect(isAddress('Al Cafe\u0301')).toBe(false)
  })

  test('refuses four in a row, not three, and distinguishes capitals from small letters [VAL-2]', () => {
    expect(isAddress('Villa 111 Dubai')).toBe(true)
    expect(isAddress('Aaaa Street Dubai')).toBe(true)
    expect(isAddress('aaaa Street Dubai')).toBe(false)
    expect(isAddress('🏠🏠🏠🏠 Dubai Marina')).toBe(false)
  })

  test('parts words by white space of any kind only', () => {
    expect(isAddress('Dubai\u00a0Marina')).toBe(true)
    expect(isAddress('Dubai\u200bMarina')).toBe(false)
  })

  test('does not call a long address wrong; the field takes 250 characters of it [VAL-2]', () => {
    expect(isAddress('Al Wasl '.repeat(200))).toBe(true)
    expect(addressField.parse('😀'.repeat(251))).toBe('😀'.repeat(ADDRESS_MAX_CHARACTERS))
  })

  test('judges a text as it judges the text with spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(isAddress(`\n ${text} \t`)).toBe(isAddress(text))
        expect(isFirstName(`\n ${text} \t`)).toBe(isFirstName(text))
      }),
    )
  })
})

describe('the whole form', () => {
  const delivery: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Al Barsha 1' }

  test('asks only for the method while none is chosen [RCV-2]', () => {
    const errors = validateOrderForm(EMPTY_ORDER_FORM)
    expect(errors).toEqual({ method: 'required' })
    expect(getFirstField(['method'])).toBe('method')
  })

  test('has nothing against a good order [VAL-3]', () => {
    expect(validateOrderForm(delivery)).toEqual({})
    expect(getFirstField([])).toBeNull()
  })

  test('reports both errors of a delivery, the name first [VAL-3]', () => {
    const errors = validateOrderForm({ method: 'delivery', firstName: '', address: 'x' })
    expect(errors).toEqual({ firstName: 'firstName', address: 'address' })
    expect(getFirstField(['address', 'firstName'])).toBe('firstName')
    expect(getFirstField(['address'])).toBe('address')
  })

  test('asks a delivery for its area where areas are published, after the name', () => {
    const options = { areas: [createArea('open'), createArea('closed', { isClosed: true })] }
    expect(validateOrderForm(delivery, options)).toEqual({ area: 'area' })
    expect(validateOrderForm({ ...delivery, area: 'open' }, options)).toEqual({})
    expect(validateOrderForm({ ...delivery, method: 'pickup' }, options)).toEqual({})
    const errors = validateOrderForm({ method: 'delivery', firstName: '', address: '' }, options)
    expect(errors).toEqual({ firstName: 'firstName', area: 'area', address: 'address' })
    expect(getFirstField(['address', 'area', 'firstName'])).toBe('firstName')
    expect(getFirstField(['address', 'area'])).toBe('area')
    expect(setReceiveMethod({ ...delivery, area: 'open' }, 'pickup')).not.toHaveProperty('area')
  })

  test('needs no address for pickup, but a name [VAL-1] [VAL-2]', () => {
    expect(validateOrderForm({ method: 'pickup', firstName: 'Sara', address: '' })).toEqual({})
    expect(validateOrderForm({ method: 'pickup', firstName: '', address: '' })).toEqual({ firstName: 'firstName' })
  })

  test('empties the fields when another method is chosen [RCV-1]', () => {
    expect(setReceiveMethod(delivery, 'pickup')).toEqual({ method: 'pickup', firstName: '', address: '' })
  })

  test('changes nothing when the chosen method is chosen again [RCV-1]', () => {
    expect(setReceiveMethod(delivery, 'delivery')).toBe(delivery)
  })
})

describe('a form that is kept', () => {
  const location = { latitude: 25.2, longitude: 55.3, accuracy: 20 }
  const delivery: OrderForm = {
    method: 'delivery',
    firstName: 'Sara',
    address: 'Villa 7, Al Barsha 1',
    area: 'marina',
    unit: '12',
    location,
    payment: { kind: 'card' },
    wanted: 'open',
  }
  const car = { description: 'white', plate: 'A 12345' }

  test('has in the tab neither what helps to find the customer nor the car [PER-1]', () => {
    const { unit: _unit, location: _location, method: _method, ...stored } = delivery
    expect(selectFields(delivery, 'isStored')).toEqual(stored)
    expect(selectFields({ ...EMPTY_ORDER_FORM, method: 'pickup', firstName: 'Sara', car }, 'isStored')).toEqual({
      firstName: 'Sara',
    })
  })

  test('has on the device all of that but the location and when [PER-1]', () => {
    const { location: _location, wanted: _wanted, method: _method, ...remembered } = delivery
    expect(selectFields(delivery, 'isRemembered')).toEqual(remembered)
    expect(selectFields({ ...EMPTY_ORDER_FORM, method: 'pickup', car }, 'isRemembered')).toEqual({ car })
  })

  test('is read as it was, but for fields that the method does not have', () => {
    expect(parseOrderForm({ ...delivery })).toEqual(delivery)
    expect(parseOrderForm({ ...delivery, method: 'pickup', car })).toEqual({
      method: 'pickup',
      firstName: 'Sara',
      address: '',
      car,
      payment: { kind: 'card' },
      wanted: 'open',
    })
  })

  test.each([[{}], [{ method: 'post', firstName: 'Sara' }], [{ firstName: 'Sara' }]])('%j is empty', (data) => {
    expect(parseOrderForm(data)).toEqual(EMPTY_ORDER_FORM)
  })

  test('reading throws at nothing, and leaves out what is no value', () => {
    const data = {
      method: 'delivery',
      firstName: 5,
      address: null,
      area: {},
      location: { latitude: '25' },
      payment: 'x',
    }
    expect(parseOrderForm(data)).toEqual({ method: 'delivery', firstName: '', address: '' })
  })
})
