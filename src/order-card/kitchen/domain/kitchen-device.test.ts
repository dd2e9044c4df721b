import { expect, test } from 'vitest'
import { listTicketLanguages, parseKitchenDevice } from './kitchen-device.ts'

test.each([null, '', '{broken', '7', '{}'])('%j is no kitchen’s device', (text) => {
  expect(parseKitchenDevice(text)).toBeNull()
})

test.each([
  ['{"language":"en","paper":58,"print":true}', { language: 'en', paper: 58, print: true }],
  ['{"language":"fr","paper":70,"print":"yes"}', { language: 'both', paper: 80, print: false }],
])('%s is a kitchen’s device', (text, device) => {
  expect(parseKitchenDevice(text)).toEqual(device)
})

test('a ticket in both languages begins with Arabic', () => {
  expect(listTicketLanguages('both')).toEqual(['ar', 'en'])
  expect(listTicketLanguages('en')).toEqual(['en'])
})
