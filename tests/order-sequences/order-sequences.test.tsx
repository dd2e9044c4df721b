import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { describeKeptOrder, describeOrder } from './describe-order.ts'
import { openShop, performStep, restart, switchLanguage } from './order-driver.ts'
import { ORDER, sequences } from './steps.ts'

const SEED = 20_261_127
const RUNS = 100

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

/** Does any steps, and checks what follows from them. */
async function checkAfterAnySteps(check: () => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      await openShop()
      for (const step of [...ORDER, ...steps]) await performStep(step)
      await check()
    }),
    { seed: SEED, numRuns: RUNS },
  )
}

test('an order that was cleared is back as it was [CHK-3]', async () => {
  await checkAfterAnySteps(async () => {
    await performStep({ kind: 'undo clear' })
    const before = describeKeptOrder()
    await performStep({ kind: 'clear' })
    await performStep({ kind: 'undo clear' })
    expect(describeKeptOrder()).toEqual(before)
  })
})

test('an order stays as it was in the other language and back', async () => {
  await checkAfterAnySteps(async () => {
    // A newer menu: what an older one lacks would be back in the other language.
    await performStep({ kind: 'owner takes all changes back' })
    const before = describeKeptOrder()
    await switchLanguage()
    await switchLanguage()
    expect(describeKeptOrder()).toEqual(before)
  })
})

test('a page reads an order as the page before did [PER-1]', async () => {
  await checkAfterAnySteps(async () => {
    await restart()
    const before = describeOrder()
    await restart()
    expect(describeOrder()).toEqual(before)
  })
})
