import fc from 'fast-check'
import { expect } from 'vitest'
import type { MenuItem } from '#menu/domain/menu.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createBrowser, type PublishedMenu, type Tab } from './tabs.ts'

/** What can happen next, to the tab that the customer looks at. */
type Step =
  | {
      readonly do: 'tap'
      /** Counted from the newest dish of the server's menu. */
      readonly dish: number
      readonly step: 1 | -1
    }
  | { readonly do: Happening }

type Happening = keyof typeof WEIGHTS | SpecialHappening

/** How often each happens beside the taps. */
const WEIGHTS = { 'open a page': 2, 'go back': 2, 'wait a minute': 1, answer: 1, fail: 1 } as const

/** What only some tests let happen. */
type SpecialHappening =
  | 'publish a dish'
  | 'withdraw a dish'
  | 'open the first page again'
  | 'duplicate the tab'
  | 'switch tabs'
  | 'leave the site'

/** Steps in any order. `more`: what happens besides, and how often. */
export function createSteps(more: Partial<Record<SpecialHappening, number>>): fc.Arbitrary<Step[]> {
  const tap = fc.record({
    do: fc.constant('tap' as const),
    dish: fc.nat(1),
    step: fc.constantFrom<1 | -1>(1, 1, 1, -1),
  })
  const happenings = Object.entries({ ...WEIGHTS, ...more }).map(([name, weight]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(name as Happening) }),
  }))
  const anyStep: fc.Arbitrary<Step> = fc.oneof({ weight: 5, arbitrary: tap }, ...happenings)
  return fc.array(anyStep, { minLength: 1, maxLength: 20 })
}

/** A tab, and how many of each dish its customer has chosen. */
interface ModelTab {
  readonly tab: Tab
  readonly chosen: Map<string, number>
}

/** Lets the steps happen, and fails where a customer loses what was chosen. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const server = createServer()
  const browser = createBrowser(server.getMenu)
  const tabs: ModelTab[] = [{ tab: await browser.openTab(), chosen: new Map() }]
  let shown = 0
  for (const step of steps) {
    const { tab, chosen } = tabs[shown] ?? raise()
    if (step.do === 'publish a dish') server.publish()
    if (step.do === 'withdraw a dish') server.withdraw()
    if (step.do === 'wait a minute') await browser.wait(60_000)
    if (step.do === 'switch tabs') shown = (shown + 1) % tabs.length
    if (step.do === 'go back') await tab.goBack()
    if (tab.isAway()) continue
    if (step.do === 'tap') {
      const id = server.getMenu().menu.at(-1 - step.dish)?.id ?? ''
      const isChanged = tab.getPage().changeItemQuantity(id, step.step)
      if (isChanged) chosen.set(id, Math.max(0, (chosen.get(id) ?? 0) + step.step))
    }
    if (step.do === 'open a page') await tab.open(server.getMenu())
    if (step.do === 'open the first page again') await tab.open(FIRST_MENU)
    if (step.do === 'answer' || step.do === 'fail') await tab.answerFetches(step.do)
    if (step.do === 'leave the site') await tab.leaveSite()
    if (step.do === 'duplicate the tab' && tabs.length < 3) {
      tabs.push({ tab: await tab.duplicate(server.getMenu()), chosen: new Map(chosen) })
    }
  }
  // All pages hear of the newest menu.
  for (const { tab } of tabs) {
    if (tab.isAway()) await tab.goBack()
    await tab.answerFetches('answer')
  }
  await browser.wait(60_000)
  for (const { tab } of tabs) await tab.answerFetches('answer')

  for (const { tab, chosen } of tabs) {
    const expected = [...chosen].filter(([id, quantity]) => quantity > 0 && !server.hasWithdrawn(id))
    const actual = Object.entries(tab.readBasket()).filter(([id]) => !server.hasWithdrawn(id))
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
  }
  browser.close()
}

const FIRST_MENU: PublishedMenu = { version: '1', menu: [createItem('cola')] }

/** A server whose owner edits the menu. */
function createServer(): {
  readonly getMenu: () => PublishedMenu
  readonly publish: () => void
  readonly withdraw: () => void
  readonly hasWithdrawn: (id: string) => boolean
} {
  let published = FIRST_MENU
  const withdrawn = new Set<string>()
  const setMenu = (menu: readonly MenuItem[]): void => {
    published = { version: String(Number(published.version) + 1), menu }
  }
  return {
    getMenu: () => published,
    publish: () => {
      setMenu([...published.menu, createItem(`dish-${published.version}`)])
    },
    withdraw: () => {
      const last = published.menu.at(-1)
      if (last === undefined || published.menu.length === 1) return
      withdrawn.add(last.id)
      setMenu(published.menu.slice(0, -1))
    },
    hasWithdrawn: (id) => withdrawn.has(id),
  }
}

function raise(): never {
  throw new Error('no tab')
}
