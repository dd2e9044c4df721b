import { createMessages } from '#i18n/create-messages.ts'
import { peopleAr } from './people.ar.ts'
import { peopleEn, type PeopleMessages } from './people.en.ts'

/** Messages of an order for several people, which few are. */
export const { get: getPeopleMessages, use: usePeopleMessages } = createMessages<PeopleMessages>(peopleAr, peopleEn)

export type { PeopleMessages }
