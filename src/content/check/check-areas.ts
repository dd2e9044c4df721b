import type { Finding } from '../domain/content-finding.ts'
import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'
import type { Bilingual } from '../../core/text/language.ts'
import { normaliseName } from '../../menu/domain/best-sellers.ts'
import type { RawEntry } from '../contentful-client.ts'
import { shortenValue } from '../field-reader.ts'
import { mapDeliveryArea } from '../map-delivery-area.ts'
import { toEntryRef, toLikelyMistake } from './to-entry-ref.ts'

/** Returns contradictions between delivery areas, or between the fields of one. */
export function checkAreas(entries: readonly RawEntry[]): readonly Finding[] {
  const areas = entries.flatMap((entry) => {
    const { area } = mapDeliveryArea(entry)
    return area === null ? [] : [{ entry, area }]
  })
  return [
    ...(areas.length > MAX_DELIVERY_AREAS
      ? [{ rule: 'too-many-areas' as const, name: '', id: '', value: String(areas.length) }]
      : []),
    ...areas.flatMap(({ entry, area }, index) => {
      const earlier = areas.slice(0, index).find((other) => hasSameName(other.area.name, area.name))
      const other = earlier && toEntryRef('deliveryArea', earlier.entry).name
      return other === undefined
        ? []
        : [{ ...toLikelyMistake('duplicate-area', 'deliveryArea', entry, 'nameEn', other), other }]
    }),
    ...areas.flatMap(({ entry, area: { fee, minimum, freeFrom } }) => {
      const isAlwaysFree = minimum !== null && freeFrom !== null && Number(freeFrom) <= Number(minimum)
      if (!isAlwaysFree || (fee ?? 0) === 0) return []
      const { freeFrom: value, minimum: other } = entry.fields
      const mistake = toLikelyMistake('free-below-minimum', 'deliveryArea', entry, 'freeFrom', shortenValue(value))
      return [{ ...mistake, other: shortenValue(other) }]
    }),
  ]
}

/** In one of the languages: customers see one at a time. */
function hasSameName(one: Bilingual, other: Bilingual): boolean {
  return (['en', 'ar'] as const).some((language) => {
    const name = normaliseName(one[language])
    return name !== '' && name === normaliseName(other[language])
  })
}
