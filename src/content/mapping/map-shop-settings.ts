import { readShopSettings, SETTING_ROWS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { Effect } from '../domain/content-finding.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** What counts in place of a value that can't be used, by field of the `shopSettings` entry. */
export const SETTING_EFFECTS: Readonly<Record<string, Effect>> = Object.assign(
  {},
  ...Object.values(SETTING_ROWS).map(({ fields }) => fields),
) as Record<string, Effect>

/** Maps the `shopSettings` entry. A value that can't be used counts as not set and is a problem. */
export function mapShopSettings(entry: RawEntry): {
  readonly settings: ShopSettings
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('shopSettings', entry)
  return { settings: readShopSettings(reader), problems: reader.problems }
}
