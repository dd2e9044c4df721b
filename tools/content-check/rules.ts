import { CATEGORIES } from '../../src/domain/menu.ts'
import { MAX_PRICE_AED } from '../../src/domain/specification.ts'

/** Longer texts are hard to read on a phone. */
export const MAX_CHARACTERS = { name: 60, description: 300 } as const

/** Problems that customers notice, each with what to do. */
export const ERRORS = {
  'empty-menu': 'the menu has no items. Publish at least one.',
  'missing-name': 'the name is missing. Fill in both names; an item without any name is not shown.',
  'bad-price': `no usable price. Enter a price in AED from 0.01 to ${MAX_PRICE_AED}.`,
  'unknown-category': `unknown category, so the item is listed under All only. Choose one of the ${CATEGORIES.length}.`,
  'duplicate-name': 'another item has the same name. Rename one of the two, or unpublish it.',
  'duplicate-id': 'another item has the same ID, so this one is not shown. Delete it and create it again.',
  'broken-image': 'the image does not load. Upload it under Media, publish it and choose it again here.',
  'unusable-value': 'this value is not used.',
  'empty-gallery': 'the gallery has no images. Publish an entry of the type Gallery with images.',
} as const

/** Problems that are worth a look. */
export const WARNINGS = {
  'rounded-price': 'the price is rounded. Enter at most two decimals.',
  'missing-image': 'no image; a drawing of the category is shown. Add one, 4:3 and at least 1200 pixels wide.',
  'missing-translation': 'the description is in one language only. Fill in both, or neither.',
  'long-text': `too long to read well on a phone. Use at most ${MAX_CHARACTERS.name} characters for names, ${MAX_CHARACTERS.description} for descriptions.`,
  'bad-sort-order': 'the sort order is not a whole number, or used twice. Give each item a whole number of its own.',
  'ambiguous-link':
    'order links can’t distinguish this item from another one. Delete one of the two and create it again.',
  'overlapping-days': 'another special day has some of the same dates; there the one that begins later counts.',
  'long-pause': 'the pause ends more than a day from now. Check the date, or clear the field.',
  'missing-alt-text':
    'a gallery image without a description for people who can’t see it. Under Media, write it in English in Title, in Arabic in Description.',
  'unused-config-name':
    'no such item, or a preferred item that is not a best seller. Correct the name in restaurant.config.ts.',
} as const

export type RuleId = keyof typeof ERRORS | keyof typeof WARNINGS

/** One violation of a rule. */
export interface Finding {
  readonly rule: RuleId
  /** The entry's name, or its ID without one; '' if the finding is not about an entry. */
  readonly name: string
  /** '' if the finding is not about an entry. */
  readonly id: string
  /** The value, field or other entry concerned. */
  readonly detail?: string
  /** What to do, where that depends on the field. */
  readonly cure?: string
}
