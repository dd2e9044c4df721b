import { describe, expect, test } from 'vitest'
import { readMakani } from './address-details.ts'
import {
  getFirstField,
  parseOrderForm,
  setReceiveMethod,
  validateOrderForm,
  type OrderForm,
} from '../../form/order-form.ts'

const DELIVERY: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Villa 7, Al Barsha 1' }

describe('a Makani number', () => {
  test.each([
    '3003295320',
    '30032 95320',
    '30032-95320',
    '３００３２ ９５３２０',
    '٣٠٠٣٢ ٩٥٣٢٠',
    '۳۰۰۳۲ ۹۵۳۲۰',
    ' 30032\u00a095320\u200f\n',
  ])('%j is its ten digits', (text) => {
    expect(readMakani(text)).toBe('3003295320')
    expect(validateOrderForm({ ...DELIVERY, makani: text })).toEqual({})
  })

  test.each(['300329532', '30032953200', '30032 9532O', 'Makani', '30032/95320', '٣٠٠٣٢'])(
    '%j is an error of a delivery, which pickup ignores',
    (makani) => {
      expect(validateOrderForm({ ...DELIVERY, makani })).toEqual({ makani: 'makani' })
      expect(validateOrderForm({ ...DELIVERY, makani, method: 'pickup' })).toEqual({})
    },
  )

  test.each([undefined, '', ' ', '\u200f'])('may be missing: %j', (makani) => {
    expect(readMakani(makani)).toBe('')
  })

  test('has the focus after name and address', () => {
    const errors = validateOrderForm({ method: 'delivery', firstName: '', address: '', makani: '1' })
    expect(errors).toEqual({ firstName: 'firstName', address: 'address', makani: 'makani' })
    expect(getFirstField(['makani', 'firstName'])).toBe('firstName')
    expect(getFirstField(['makani', 'address'])).toBe('address')
    expect(getFirstField(['payment', 'makani'])).toBe('makani')
  })
})

describe('the fields', () => {
  test('keep 40 and 80 characters, and a flat may repeat a digit', () => {
    const long = { ...DELIVERY, unit: 'x'.repeat(300), landmark: 'س'.repeat(300) }
    expect(parseOrderForm(long)).toEqual({ ...DELIVERY, unit: 'x'.repeat(40), landmark: 'س'.repeat(80) })
    expect(validateOrderForm({ ...DELIVERY, unit: 'Villa 1111' })).toEqual({})
  })

  test('are left out while they hold nothing, whatever was stored', () => {
    expect(parseOrderForm({ ...DELIVERY, unit: '', landmark: 7, makani: ['3003295320'] })).toEqual(DELIVERY)
  })

  test('are emptied by another method [RCV-1]', () => {
    expect(setReceiveMethod({ ...DELIVERY, unit: '12', makani: '1' }, 'pickup')).toEqual({
      method: 'pickup',
      firstName: '',
      address: '',
    })
  })
})
