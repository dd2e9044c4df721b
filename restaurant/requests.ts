import type { Bilingual } from '#core/text/language.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

/** The words of the requests in menu.ts, for pages, the order message and the kitchen's ticket. */
export const requestNames: Readonly<Record<RequestKey, Bilingual>> = {
  extra_lettuce: { en: 'Extra lettuce', ar: 'خس إضافي' },
  extra_spicy_mayo: { en: 'Extra spicy mayo', ar: 'مايونيز حار إضافي' },
  extra_pickles: { en: 'Extra pickles', ar: 'مخلل إضافي' },
  extra_ketchup: { en: 'Extra ketchup', ar: 'كاتشب إضافي' },
  extra_mayonnaise: { en: 'Extra mayonnaise', ar: 'مايونيز إضافي' },
  no_pickles: { en: 'No pickles', ar: 'بدون مخلل' },
  no_lettuce: { en: 'No lettuce', ar: 'بدون خس' },
  no_mayonnaise: { en: 'No mayonnaise', ar: 'بدون مايونيز' },
}
