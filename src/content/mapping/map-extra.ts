import { aedToFils } from '#core/money.ts'
import { listOfferedExtras, MAX_CHOICES, MAX_EXTRAS, type Choice, type Extra } from '#menu/domain/extras.ts'
import type { Category, MenuItem } from '#menu/domain/menu.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import { isSelected, readItemSelection, type ItemSelection } from './item-selection.ts'
import type { MappedChoice } from './map-choice.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** An extra, and the items that offer it. */
export interface MappedExtra extends ItemSelection {
  readonly extra: Extra
}

/** Maps an `extra` entry; `mapped` is null if it has no name or no price. */
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
  const extra: Extra = { id: entry.id, name, price, ...(!isAvailable && { isSoldOut: true }) }
  return { mapped: { extra, ...selection }, problems }
}

/**
 * The menu with what each item offers: its first MAX_CHOICES choices with their options, then its first MAX_EXTRAS
 * other extras. An item that lacks options which it needs, because they are sold out or not published, is sold out.
 */
export function addExtras(
  menu: readonly { readonly item: MenuItem; readonly siteCategory: Category | null }[],
  mapped: readonly MappedExtra[],
  choices: readonly MappedChoice[],
): readonly MenuItem[] {
  const extrasById = new Map(mapped.map(({ extra }) => [extra.id, extra]))
  return menu.map(({ item, siteCategory }) => {
    const selectable = { id: item.id, siteCategory }
    const asked = addOptions(
      choices.filter((choice) => isSelected(selectable, choice)),
      extrasById,
    )
    const options = asked.flatMap(({ options }) => options)
    const others = mapped
      .filter(({ extra, ...each }) => isSelected(selectable, each) && !options.some(({ id }) => id === extra.id))
      .map(({ extra }) => extra)
    const extras = [...options, ...others.slice(0, MAX_EXTRAS)]
    const isSoldOut = asked.some(
      ({ choice, options }) => listOfferedExtras({ extras: options }).length < choice.atLeast,
    )
    return {
      ...item,
      ...(isSoldOut && { availability: 'soldOut' as const }),
      ...(asked.length > 0 && { choices: asked.map(({ choice }) => choice) }),
      ...(extras.length > 0 && { extras }),
    }
  })
}

interface ChoiceOfItem {
  readonly choice: Choice
  readonly options: readonly Extra[]
}

/**
 * The choices of one item with their options, each extra once: an older choice of the item takes it, and the check says
 * so. A choice that needs none is left out without options.
 */
function addOptions(choices: readonly MappedChoice[], extrasById: ReadonlyMap<string, Extra>): readonly ChoiceOfItem[] {
  const used = new Set<string>()
  return choices
    .flatMap(({ id, name, optionIds, atLeast, atMost }): readonly ChoiceOfItem[] => {
      const published = optionIds.flatMap((optionId) => extrasById.get(optionId) ?? [])
      const options = published.filter((extra) => !used.has(extra.id)).map((extra) => ({ ...extra, choiceId: id }))
      for (const option of options) used.add(option.id)
      const needed = published.length < atLeast ? atLeast : Math.min(atLeast, options.length)
      const choice = { id, name, atLeast: needed, atMost }
      return options.length === 0 && needed === 0 ? [] : [{ choice, options }]
    })
    .slice(0, MAX_CHOICES)
}
