import { field, text } from '../../src/content/asset-picture.ts'
import type { TypeGalleryImageFields } from '../../src/content/content-types.ts'
import type { ForeignEntry, Unbelieved } from '../../src/content/delivery-client.ts'
import { cleanLine } from '../../src/domain/text.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import type { Finding } from './rules.ts'

/** Returns the findings of all gallery entries. An asset's title is its English alt text, its description the Arabic one. */
export function checkGallery(entries: readonly ForeignEntry[], source: ImageSource): readonly Finding[] {
  const findings = entries.flatMap((entry) => listImages(entry).flatMap((asset) => checkAsset(asset, entry, source)))
  const isEmpty = entries.every((entry) => listImages(entry).length === 0)
  return isEmpty ? [{ rule: 'empty-gallery', name: '', id: '' }] : findings
}

function checkAsset(asset: unknown, entry: ForeignEntry, source: ImageSource): readonly Finding[] {
  const { title }: Unbelieved<TypeGalleryImageFields> = entry.fields
  const name = cleanLine(text(title)) || entry.id
  const broken = checkImage(asset, { name, id: entry.id }, source)
  if (broken !== null) return [broken]
  const fields = field(asset, 'fields')
  const altTexts = { English: text(field(fields, 'title')), Arabic: text(field(fields, 'description')) }
  const missing = Object.entries(altTexts).filter(([, value]) => cleanLine(value) === '')
  const id = text(field(field(asset, 'sys'), 'id'))
  const assetName = cleanLine(altTexts.English) || cleanLine(altTexts.Arabic) || id
  return missing.map(([detail]) => ({ rule: 'missing-alt-text', name: assetName, id, detail }))
}

function listImages({ fields }: ForeignEntry): readonly unknown[] {
  const { images }: Unbelieved<TypeGalleryImageFields> = fields
  return Array.isArray(images) ? images : []
}
