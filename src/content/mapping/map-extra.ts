import { aedToFils } from '#core/money.ts'
import { createExtras, listOffered, MAX_CHOICES, MAX_EXTRAS, type Choice, type Option } from '#menu/domain/choices.ts'
import type { Category, MenuItem } from '#menu/domain/menu.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import { isSelected, readItemSelection, type ItemSelection } from './item-selection.ts'
import type { MappedChoice } from './map-choice.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** An option, and the items that offer it as an extra. */
export interface MappedExtra extends ItemSelection {
  readonly option: Option
}

/** Maps an `extra` entry, which choices have as an option; `mapped` is null if it has no name or no price. */
export function mapExtra(entry: RawEntry): {
  readonly mapped: MappedExtra | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('extra', entry)
  const name = reader.readBilingual('nameEn', 'nameAr')
  const price = aedToFils(reader.readNumber('price'))
  const isAvailable = reader.readBoolean('available') ?? true
  const selection = readItemSelection(reader)
  const { problems } = reader
  if (name === null || price === null) return { mapped: null, problems }
  const option: Option = { id: entry.id, name, price, ...(!isAvailable && { isSoldOut: true }) }
  return { mapped: { option, ...selection }, problems }
}

/**
 * The menu with what each item asks: its oldest MAX_CHOICES choices, then its oldest MAX_EXTRAS extras, which are no
 * options of these. An item that lacks options which it needs, because they are sold out or not published, is sold out.
 */
export function addChoices(
  menu: readonly { readonly item: MenuItem; readonly siteCategory: Category | null }[],
  mapped: readonly MappedExtra[],
  choices: readonly MappedChoice[],
): readonly MenuItem[] {
  const optionsById = new Map(mapped.map(({ option }) => [option.id, option]))
  return menu.map(({ item, siteCategory }) => {
    const selectable = { id: item.id, siteCategory }
    const asked = choices
      .filter((choice) => isSelected(selectable, choice))
      .flatMap((choice) => toChoice(choice, optionsById))
      .slice(0, MAX_CHOICES)
    const isOption = (id: string): boolean => asked.some(({ options }) => options.some((option) => option.id === id))
    const extras = mapped
      .filter(({ option, ...each }) => isSelected(selectable, each) && !isOption(option.id))
      .map(({ option }) => option)
      .slice(0, MAX_EXTRAS)
    const all = extras.length === 0 ? asked : [...asked, createExtras(extras)]
    return {
      ...item,
      ...(all.some((choice) => listOffered(choice).length < choice.atLeast) && { availability: 'soldOut' as const }),
      ...(all.length > 0 && { choices: all }),
    }
  })
}

/** A choice with those of its options that are published; none for one that has no options and needs none. */
function toChoice(
  { id, name, optionIds, atLeast, atMost }: MappedChoice,
  optionsById: ReadonlyMap<string, Option>,
): readonly Choice[] {
  const options = optionIds.flatMap((optionId) => optionsById.get(optionId) ?? [])
  return options.length === 0 && atLeast === 0 ? [] : [{ id, name, atLeast, atMost, options }]
}
