import { MAX_PEOPLE } from '#core/specification.ts'
import type { PeopleMessages } from './people.en.ts'

/** Arabic messages of an order for several people. */
export const peopleAr: PeopleMessages = {
  forWhom: 'لمن؟',
  whose: 'لمن هذه الأصناف؟',
  name: 'الاسم (اختياري)',
  tooMany: `الحد الأقصى للطلب ${MAX_PEOPLE} اسماً.`,
  oneForAnother: 'قطعة لشخص آخر',
}
