import type { Instant } from '#core/time/dubai-time.ts'
import type { Finding } from '../domain/content-finding.ts'
import { CONTENT_TYPES, listFields, type ContentType } from '../model/content-types.ts'
import type { EntriesByType } from '../api/contentful-client.ts'
import { keepLastGoodValues } from '../store/keep-last-good-values.ts'
import { mapContent } from '../mapping/map-content.ts'
import { keepUsableIds } from '../mapping/entry-id.ts'
import { shortenValue, toEntryId } from '../model/validate-entry.ts'
import { checkImages, type ImageSource } from './check-images.ts'
import { checkHours } from './check-hours.ts'
import { checkMenu, type CheckedConfig } from './check-menu.ts'
import { toFinding, toFindings } from './to-finding.ts'

interface CheckOptions extends ImageSource {
  readonly now: Instant
  /** The entries that the site has accepted last. */
  readonly last?: EntriesByType | null
}

/** Checks fetched content: what its mappers could not use, then what Contentful can't know. */
export function checkContent(
  fetched: EntriesByType,
  config: CheckedConfig,
  { now, last = null, ...source }: CheckOptions,
): readonly Finding[] {
  const { serviceHost } = source
  const kept = keepLastGoodValues(fetched, last)
  const raw = keepUsableIds(kept)
  const { problems: entries } = mapContent(fetched, config.bestSellers, serviceHost, now)
  const { content: published } = mapContent(raw, config.bestSellers, serviceHost, now)
  const [settings] = raw.shopSettings
  return [
    ...entries.flatMap(({ type, entry, problems }) =>
      // Pictures are named one by one.
      toFindings(
        type,
        entry,
        problems.filter(({ rule }) => rule !== 'broken-image'),
        kept[type][fetched[type].indexOf(entry)],
      ),
    ),
    ...CONTENT_TYPES.flatMap((type) => [...findUnpublishedLinks(type, raw), ...checkImages(type, raw[type], source)]),
    ...checkMenu(raw, published.menu, config),
    ...(settings && published.settings.methods.length === 0
      ? [toFinding('no-method', 'shopSettings', settings, 'delivery')]
      : []),
    ...checkHours(raw, published, config.closedHours ?? 'off', now),
  ]
}

/** Entries in lists that are not published, or of another type than the field takes. */
function findUnpublishedLinks(type: ContentType, raw: EntriesByType): readonly Finding[] {
  return listFields(type).flatMap(({ id: field, items }) => {
    const targets = items?.validations.flatMap(({ linkContentType }) => linkContentType ?? []) ?? []
    if (targets.length === 0) return []
    const known = new Set(targets.flatMap((target) => raw[target].map(({ id }) => id)))
    return raw[type].flatMap((entry) => {
      const list = entry.fields[field]
      const unknown = (Array.isArray(list) ? list : [])
        .flatMap((link) => toEntryId(link) ?? [])
        .filter((id) => !known.has(id))
      return unknown.length === 0 ? [] : [toFinding('unpublished-link', type, entry, field, shortenValue(unknown))]
    })
  })
}

export function listImageUrls(
  content: EntriesByType,
  { bestSellers }: CheckedConfig,
  serviceHost: string,
): readonly string[] {
  const { menu, gallery, heroImages } = mapContent(content, bestSellers, serviceHost).content
  return [...menu, ...gallery, ...heroImages].flatMap(({ image }) => image?.url ?? [])
}
