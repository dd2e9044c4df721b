import type { RawEntry } from '../../src/content/contentful-client.ts'
import type { FieldProblem } from '../../src/content/field-reader.ts'
import { toText } from '../../src/content/map-asset.ts'
import { SECOND_SETTINGS, type RawContent } from '../../src/content/map-content.ts'
import { mapDeliveryArea } from '../../src/content/map-delivery-area.ts'
import { mapShopSettings } from '../../src/content/map-shop-settings.ts'
import { mapSpecialDay } from '../../src/content/map-special-day.ts'
import { normaliseLine } from '../../src/domain/text.ts'
import type { Finding } from './rules.ts'

type Shop = Required<Pick<RawContent, 'shopSettings' | 'specialDay' | 'deliveryArea'>>

/** Returns each value of the shop's own entries that the site can't use. */
export function checkShop({ shopSettings, specialDay, deliveryArea }: Shop): readonly Finding[] {
  return [
    ...shopSettings.flatMap((entry, index) =>
      toFindings(entry, 'title', index === 0 ? mapShopSettings(entry).problems : [SECOND_SETTINGS]),
    ),
    ...specialDay.flatMap((entry) => toFindings(entry, 'title', mapSpecialDay(entry).problems)),
    ...deliveryArea.flatMap((entry) => toFindings(entry, 'nameEn', mapDeliveryArea(entry).problems)),
  ]
}

function toFindings(entry: RawEntry, nameField: string, problems: readonly FieldProblem[]): readonly Finding[] {
  const name = normaliseLine(toText(entry.fields[nameField])) || entry.id
  return problems.map((problem) => toFinding({ name, id: entry.id }, problem))
}

/** Reports a value that the site can't use: '[calories -1]'. */
export function toFinding(entry: Pick<Finding, 'name' | 'id'>, { field, value, cure }: FieldProblem): Finding {
  return { rule: 'unusable-value', ...entry, detail: `${field} ${value}`, cure }
}
