import { expect, test } from 'vitest'
import { splitHoursLine } from './split-hours-line.ts'

test.each([
  ['Friday: 1:30 pm to 5 pm and 6 pm to 4 am', ['Friday: ', '1:30 pm to 5 pm and 6 pm to 4 am']],
  ['Every day from 12:30 pm to 4 am', ['Every day from 12:30 pm to 4 am']],
])('%s', (line, parts) => {
  expect(splitHoursLine(line)).toEqual(parts)
})
