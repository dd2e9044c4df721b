import { getField, toText } from '../../src/content/map-asset.ts'
import type { GalleryImageFields } from '../../src/content/content-types.ts'
import type { RawEntry, Untrusted } from '../../src/content/contentful-client.ts'
import { normaliseLine } from '../../src/domain/text.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import type { Finding } from './rules.ts'

/**
 * Returns the findings of all gallery entries. The English alt text is the asset's title, the
 * Arabic one its description.
 */
export function checkGallery(entries: readonly RawEntry[], source: ImageSource): readonly Finding[] {
  const findings = entries.flatMap((entry) => listImages(entry).flatMap((asset) => checkAsset(asset, entry, source)))
  const isEmpty = entries.every((entry) => listImages(entry).length === 0)
  return isEmpty ? [{ rule: 'empty-gallery', name: '', id: '' }] : findings
}

function checkAsset(asset: unknown, entry: RawEntry, source: ImageSource): readonly Finding[] {
  const { title }: Untrusted<GalleryImageFields> = entry.fields
  const name = normaliseLine(toText(title)) || entry.id
  const broken = checkImage(asset, { name, id: entry.id }, source)
  if (broken !== null) return [broken]
  const fields = getField(asset, 'fields')
  const altTexts = { English: toText(getField(fields, 'title')), Arabic: toText(getField(fields, 'description')) }
  const missing = Object.entries(altTexts).filter(([, value]) => normaliseLine(value) === '')
  const id = toText(getField(getField(asset, 'sys'), 'id'))
  const assetName = normaliseLine(altTexts.English) || normaliseLine(altTexts.Arabic) || id
  return missing.map(([detail]) => ({ rule: 'missing-alt-text', name: assetName, id, detail }))
}

function listImages({ fields }: RawEntry): readonly unknown[] {
  const { images }: Untrusted<GalleryImageFields> = fields
  return Array.isArray(images) ? images : []
}
