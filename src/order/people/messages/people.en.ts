import { MAX_PEOPLE } from '#core/specification.ts'

/** English messages of an order for several people. */
export const peopleEn = {
  forWhom: 'For whom?',
  whose: 'Whose dishes are these?',
  name: 'Name (optional)',
  tooMany: `One order takes up to ${MAX_PEOPLE} names.`,
  oneForAnother: 'One for someone else',
}

export type PeopleMessages = typeof peopleEn
