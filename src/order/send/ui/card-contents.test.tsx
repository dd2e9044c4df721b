import { expect, test } from 'vitest'
import { fillDelivery, readMessage, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { encodeOrderLink } from '../../link/encode-order-link.ts'
import { setField, setMethod } from '../../form/state/form-actions.ts'

test.each([
  [
    'what helps the driver',
    'query=25.11283',
    () => {
      fillDelivery()
      setField('unit', 'Villa 1111')
      setField('landmark', 'opposite the mosque')
      setField('makani', '3003295320')
      setField('recipientPhone', '0501234567')
      setField('location', { latitude: 25.112834, longitude: 55.197412, accuracy: 18 })
    },
  ],
  [
    'the car',
    'A 12345',
    () => {
      setMethod('pickup')
      setField('firstName', 'Sara')
      setField('car', { description: 'white Nissan Patrol', plate: 'A 12345' })
    },
  ],
])('the order card has nothing of %s', async (_, line, fill) => {
  const screen = await renderCheckout({ options: { hasCarPickup: true } })
  fill()
  await expect.poll(() => readMessage(screen)).toContain(line)
  const [, payload = ''] = /#(\w+)/.exec(readMessage(screen)) ?? []
  const decoded = decodeOrderLink(payload)
  // What can be read of it is all that is in it: method and lines, number, time and total.
  expect(decoded.status === 'valid' && encodeOrderLink(decoded.link)).toBe(payload)
})
