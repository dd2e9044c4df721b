import type { Bilingual } from '#core/text/language.ts'
import { sumFils, type Fils } from '#core/money.ts'

/** The most extras of an item, and the most of its other choices. */
export const MAX_EXTRAS = 8
export const MAX_CHOICES = 5
/** The most options that a line can have: a choice takes up to four. */
export const MAX_CHOSEN = MAX_EXTRAS + MAX_CHOICES * 4

/** What customers are asked for each piece of an item, such as its drink, or its extras. */
export interface Choice {
  readonly id: string
  readonly name: Bilingual
  /** 0: none is needed. */
  readonly atLeast: number
  /** Not below 1, nor below `atLeast`. */
  readonly atMost: number
  /** In the order shown. Another choice of the item may have the same ones. */
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly name: Bilingual
  /** For one piece; 0 is free. */
  readonly price: Fils
  /** Left out: it can be chosen. */
  readonly isSoldOut?: true
}

/** The choice of what can be added to an item. No entry of the owner's can have this id. */
const EXTRAS_ID = '+'
const EXTRAS_NAME: Bilingual = { en: 'Extras', ar: 'إضافات' }

export function createExtras(options: readonly Option[]): Choice {
  return { id: EXTRAS_ID, name: EXTRAS_NAME, atLeast: 0, atMost: MAX_EXTRAS, options }
}

export function isExtras({ id }: Choice): boolean {
  return id === EXTRAS_ID
}

/** What an item has to choose from; the extras come last. */
export interface ItemChoices {
  readonly choices?: readonly Choice[]
}

/** One option that was chosen of a choice. */
export interface Chosen {
  /** UNKNOWN_CHOICE where the options alone are known. */
  readonly choiceId: string
  readonly optionId: string
}

/** In links and stored baskets, where the choices follow from the options, and in those of earlier releases. */
export const UNKNOWN_CHOICE = ''

/** What is chosen of one choice. */
export interface Answer {
  readonly choice: Choice
  readonly options: readonly Option[]
}

/** The options of a choice that can be chosen now. */
export function listOffered({ options }: Choice): readonly Option[] {
  return options.filter(({ isSoldOut }) => isSoldOut !== true)
}

/** Whether a choice needs all the options that there are now: then nobody is asked, and they are taken. */
export function isTaken(choice: Choice): boolean {
  return choice.atLeast > 0 && listOffered(choice).length === choice.atLeast
}

export function isSameChosen(one: Chosen, other: Chosen): boolean {
  return one.choiceId === other.choiceId && one.optionId === other.optionId
}

/**
 * What was chosen, each option in a choice that has it: its own, else the first one with room for it, so that an option
 * that stands twice goes to the choices in their order. What no choice has stays as it is.
 */
export function placeChosen({ choices = [] }: ItemChoices, chosen: readonly Chosen[]): readonly Chosen[] {
  const hasOption = ({ options }: Choice, optionId: string): boolean => options.some(({ id }) => id === optionId)
  const isPlaced = ({ choiceId, optionId }: Chosen): boolean =>
    choices.some((choice) => choice.id === choiceId && hasOption(choice, optionId))
  const placed = chosen.filter(isPlaced)
  return chosen.map((each) => {
    if (isPlaced(each)) return each
    const having = choices.filter(
      (choice) =>
        hasOption(choice, each.optionId) &&
        !placed.some((other) => isSameChosen(other, { ...each, choiceId: choice.id })),
    )
    const countIn = ({ id }: Choice): number => placed.filter(({ choiceId }) => choiceId === id).length
    const choice = having.find((candidate) => countIn(candidate) < candidate.atMost) ?? having[0]
    if (choice === undefined) return each
    const moved = { ...each, choiceId: choice.id }
    placed.push(moved)
    return moved
  })
}

/** Whether the options alone tell of which choices they are, so that link and stored basket need not. */
export function isToldByOptions(item: ItemChoices | undefined, chosen: readonly Chosen[]): boolean {
  const options = chosen.map((each) => ({ ...each, choiceId: UNKNOWN_CHOICE }))
  if (item === undefined) return chosen.every(({ choiceId }) => choiceId === UNKNOWN_CHOICE)
  return placeChosen(item, options).every(
    ({ choiceId }, index) => choiceId === UNKNOWN_CHOICE || choiceId === chosen[index]?.choiceId,
  )
}

/** Without the earliest options that can be chosen now of choices that have more than they take. */
export function dropExcess({ choices = [] }: ItemChoices, chosen: readonly Chosen[]): readonly Chosen[] {
  const excess = choices.flatMap((choice) => chosen.filter(isOfferedBy(choice)).slice(0, -choice.atMost))
  return excess.length === 0 ? chosen : chosen.filter((each) => !excess.includes(each))
}

function isOfferedBy(choice: Choice): (chosen: Chosen) => boolean {
  const ids = listOffered(choice).map(({ id }) => id)
  return ({ choiceId, optionId }) => choiceId === choice.id && ids.includes(optionId)
}

/** Of what was chosen that which the item offers now. Of a choice the latest count, as many as it takes. */
export function selectOffered(item: ItemChoices, chosen: readonly Chosen[]): readonly Chosen[] {
  const { choices = [] } = item
  return dropExcess(item, placeChosen(item, chosen)).filter((each) =>
    choices.some((choice) => isOfferedBy(choice)(each)),
  )
}

/** Whether an item offers all that was chosen. */
export function isOffered(item: ItemChoices, chosen: readonly Chosen[]): boolean {
  return selectOffered(item, chosen).length === chosen.length
}

/** What an item gets of each choice for what was chosen, in its order; of a choice that needs all its options, all. */
export function answerChoices(item: ItemChoices, chosen: readonly Chosen[]): readonly Answer[] {
  const offered = selectOffered(item, chosen)
  return (item.choices ?? []).map((choice) => ({
    choice,
    options: listOffered(choice).filter(
      ({ id }) =>
        isTaken(choice) || offered.some(({ choiceId, optionId }) => choiceId === choice.id && optionId === id),
    ),
  }))
}

/** The options of some answers. */
export function listChosen(answers: readonly Answer[]): readonly Chosen[] {
  return answers.flatMap(({ choice, options }) => options.map(({ id }) => ({ choiceId: choice.id, optionId: id })))
}

/** Whether a choice needs more options than are chosen. */
export function isMissing({ choice, options }: Answer): boolean {
  return options.length < choice.atLeast
}

/** Whether a customer has to choose before an item can be ordered. */
export function needsChoice({ choices = [] }: ItemChoices): boolean {
  return choices.some((choice) => choice.atLeast > 0 && !isTaken(choice))
}

/**
 * What the options that an item needs besides the chosen ones cost at least, for one piece; `isFixed`: whichever are
 * chosen.
 */
export function getNeededPrice(
  { choices = [] }: ItemChoices,
  answers: readonly Answer[] = [],
): { readonly least: Fils; readonly isFixed: boolean } {
  const needed = choices.map((choice) => {
    const chosen = answers.filter((answer) => answer.choice.id === choice.id).flatMap(({ options }) => options)
    const count = Math.max(0, choice.atLeast - chosen.length)
    const open = listOffered(choice).filter((option) => !chosen.includes(option))
    const prices = open.map(({ price }) => price).toSorted((one, other) => one - other)
    return {
      least: prices.slice(0, count),
      isFixed: count === 0 || count >= prices.length || prices[0] === prices.at(-1),
    }
  })
  return { least: sumFils(needed.flatMap(({ least }) => least)), isFixed: needed.every(({ isFixed }) => isFixed) }
}

/** What some options cost together, for one piece. */
export function sumOptions(answers: readonly Answer[]): Fils {
  return sumFils(answers.flatMap(({ options }) => options.map(({ price }) => price)))
}
