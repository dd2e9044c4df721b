import type { Choice } from '#menu/domain/choices.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { FieldProblem } from '../model/validate-entry.ts'
import { FieldReader } from './field-reader.ts'
import { readItemSelection, type ItemSelection } from './item-selection.ts'

/** A choice as its entry has it, and the items that ask for it. */
export interface MappedChoice extends Omit<Choice, 'options'>, ItemSelection {
  /** IDs of entries of the type extra, in the order shown. */
  readonly optionIds: readonly string[]
}

/** Maps a `choice` entry; `mapped` is null if it has no name. */
export function mapChoice(entry: RawEntry): {
  readonly mapped: MappedChoice | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('choice', entry)
  const name = reader.readBilingual('nameEn', 'nameAr')
  const least = reader.readNumber('atLeast') ?? 1
  const atMost = reader.readNumber('atMost') ?? Math.max(least, 1)
  if (atMost < least) reader.report('atMost', 'most-below-least')
  const values = {
    optionIds: reader.readEntryIds('options'),
    atLeast: Math.min(least, atMost),
    atMost,
    ...readItemSelection(reader),
  }
  return { mapped: name && { id: entry.id, name, ...values }, problems: reader.problems }
}
