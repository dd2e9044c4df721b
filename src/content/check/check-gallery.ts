import { getField, toSingleLine, toText } from '../map-asset.ts'
import { getFieldName } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { FieldProblem } from '../field-reader.ts'
import type { Finding } from '../domain/content-finding.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import { toEntryRef, toFindings } from './to-finding.ts'

/**
 * Returns the findings of all gallery entries. The English alt text is the asset's title, the
 * Arabic one its description.
 */
export function checkGallery(entries: readonly RawEntry[], source: ImageSource): readonly Finding[] {
  const findings = entries.flatMap((entry) =>
    listImages(entry).flatMap((asset) => checkAsset(asset, 'galleryImage', entry, source)),
  )
  const isEmpty = entries.every((entry) => listImages(entry).length === 0)
  return isEmpty ? [{ rule: 'empty-gallery', name: '', id: '' }] : findings
}

/** Returns the findings of the pictures of the first screen; `problems` are those of their mapper. */
export function checkHeroImages(
  entry: RawEntry,
  problems: readonly FieldProblem[],
  source: ImageSource,
): readonly Finding[] {
  const { heroImages } = entry.fields
  const assets: readonly unknown[] = Array.isArray(heroImages) ? heroImages : []
  const findings = assets.flatMap((asset) => checkAsset(asset, 'shopSettings', entry, source))
  // A picture that can't be used is named by itself.
  const isNamed = findings.some(({ rule }) => rule === 'broken-image')
  return isNamed ? findings : [...toFindings('shopSettings', entry, problems), ...findings]
}

function checkAsset(
  asset: unknown,
  type: 'galleryImage' | 'shopSettings',
  entry: RawEntry,
  source: ImageSource,
): readonly Finding[] {
  const field = getFieldName(type, type === 'galleryImage' ? 'images' : 'heroImages')
  const place = { ...toEntryRef(type, entry), field }
  const broken = checkImage(asset, place, source)
  if (broken.length > 0) return broken
  const texts = getField(asset, 'fields')
  // Contentful's own names of the fields of an image.
  const altTexts = {
    Title: toSingleLine(getField(texts, 'title')),
    Description: toSingleLine(getField(texts, 'description')),
  }
  const missing = Object.entries(altTexts).filter(([, value]) => value === '')
  const id = toText(getField(getField(asset, 'sys'), 'id'))
  const assetName = altTexts.Title || altTexts.Description
  return missing.map(([field]) => ({ rule: 'missing-alt-text', name: assetName, id, type: 'Media', field }))
}

function listImages({ fields }: RawEntry): readonly unknown[] {
  const { images } = fields
  return Array.isArray(images) ? images : []
}
