import { expect, test } from 'vitest'
import { LANGUAGES } from '#core/text/language.ts'
import { kitchenMessages } from './kitchen-messages.ts'

test.each(LANGUAGES)('the ticket says that it is no invoice, and nothing else of one, in %s', (language) => {
  const found = Object.entries(kitchenMessages[language]).filter(
    ([, phrase]: [string, unknown]) => typeof phrase === 'string' && /invoice|فاتورة/i.test(phrase),
  )
  expect(found.map(([key]) => key)).toEqual(['notTaxInvoice'])
})
