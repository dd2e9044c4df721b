import type { Bilingual } from '#core/text/language.ts'
import { sumFils, type Fils } from '#core/money.ts'

/** The most extras that an item offers besides the options of its choices. */
export const MAX_EXTRAS = 8
/** The most choices of an item. */
export const MAX_CHOICES = 3
/** The most extras and options that a line can have: a choice takes up to four. */
export const MAX_CHOSEN_EXTRAS = MAX_EXTRAS + MAX_CHOICES * 4

/** What customers choose with each piece of an item, such as its drink. Its options are extras. */
export interface Choice {
  readonly id: string
  readonly name: Bilingual
  /** 0: none is needed. */
  readonly atLeast: number
  /** Not below 1, nor below `atLeast`. */
  readonly atMost: number
}

/** What customers can add to each piece of an item, for a price of its own. */
export interface Extra {
  readonly id: string
  readonly name: Bilingual
  /** For one piece; 0 is free. */
  readonly price: Fils
  /** Left out: it can be chosen. */
  readonly isSoldOut?: true
  /** The choice of the item that it is an option of; left out for an extra by itself. */
  readonly choiceId?: string
}

/** What an item has to choose from. */
export interface ItemExtras {
  readonly choices?: readonly Choice[]
  readonly extras?: readonly Extra[]
}

/** The extras of an item that can be chosen now. */
export function listOfferedExtras({ extras = [] }: ItemExtras): readonly Extra[] {
  return extras.filter(({ isSoldOut }) => isSoldOut !== true)
}

/** The options of a choice among some extras; of null, those that are extras by themselves. */
export function listOptions(extras: readonly Extra[], choice: Choice | null): readonly Extra[] {
  return extras.filter(({ choiceId }) => choiceId === choice?.id)
}

/** Whether a choice needs all the options that there are now: then nobody is asked, and they are taken. */
export function isTaken(item: ItemExtras, choice: Choice): boolean {
  return choice.atLeast > 0 && listOptions(listOfferedExtras(item), choice).length === choice.atLeast
}

/**
 * Of chosen ids those that an item offers now, in its order. Of a choice the latest count, as many as it takes; of one
 * that needs all its options, all.
 */
export function selectExtras(item: ItemExtras, ids: readonly string[]): readonly Extra[] {
  const left = new Set(dropExcess(item, ids))
  const taken = item.choices?.filter((choice) => isTaken(item, choice)).map(({ id }) => id) ?? []
  return listOfferedExtras(item).filter(({ id, choiceId = '' }) => left.has(id) || taken.includes(choiceId))
}

/** The ids without the earliest options of choices that have more than they take. */
export function dropExcess(item: ItemExtras, ids: readonly string[]): readonly string[] {
  const { choices = [] } = item
  const excess = new Set(
    choices.flatMap((choice) => {
      const options = new Set(listOptions(listOfferedExtras(item), choice).map(({ id }) => id))
      return ids.filter((id) => options.has(id)).slice(0, -choice.atMost)
    }),
  )
  return excess.size === 0 ? ids : ids.filter((id) => !excess.has(id))
}

/** The choices of an item that need more options than are chosen. */
export function listMissingChoices({ choices = [] }: ItemExtras, chosen: readonly Extra[]): readonly Choice[] {
  return choices.filter((choice) => listOptions(chosen, choice).length < choice.atLeast)
}

/** Whether a customer has to choose before an item can be ordered. */
export function needsChoice(item: ItemExtras): boolean {
  return item.choices?.some((choice) => choice.atLeast > 0 && !isTaken(item, choice)) ?? false
}

/**
 * What the options that an item needs besides the chosen ones cost at least, for one piece; `isFixed`: whichever are
 * chosen.
 */
export function getNeededPrice(
  item: ItemExtras,
  chosen: readonly Extra[] = [],
): { readonly least: Fils; readonly isFixed: boolean } {
  const needed = (item.choices ?? []).map((choice) => {
    const count = Math.max(0, choice.atLeast - listOptions(chosen, choice).length)
    const open = listOptions(listOfferedExtras(item), choice).filter((option) => !chosen.includes(option))
    const prices = open.map(({ price }) => price).toSorted((one, other) => one - other)
    return {
      least: prices.slice(0, count),
      isFixed: count === 0 || count >= prices.length || prices[0] === prices.at(-1),
    }
  })
  return { least: sumFils(needed.flatMap(({ least }) => least)), isFixed: needed.every(({ isFixed }) => isFixed) }
}
