import { cleanLine, hasInvisibles } from '../domain/text.ts'
import { field, text } from './asset-picture.ts'
import type { TypeGalleryImageFields } from './content-types.ts'
import type { ForeignEntry, Unbelieved } from './delivery-client.ts'
import type { Finding } from './findings.ts'
import { pictureFinding, type PictureHost } from './picture-findings.ts'

/** What is wrong with the gallery: a picture says what it shows in its title (English) and description (Arabic). */
export function galleryFindings(entries: readonly ForeignEntry[], pictures: PictureHost): readonly Finding[] {
  if (entries.every((entry) => imagesOf(entry).length === 0)) return [{ kind: 'empty gallery', name: '', id: '' }]
  return entries.flatMap((entry) => {
    const images = imagesOf(entry)
    if (images.length === 0) return [{ kind: 'gallery entry without pictures', ...aboutGroup(entry) }]
    return images.flatMap((asset) => assetFindings(asset, entry, pictures))
  })
}

function assetFindings(asset: unknown, entry: ForeignEntry, pictures: PictureHost): readonly Finding[] {
  const wrong = pictureFinding(asset, aboutGroup(entry), pictures)
  if (wrong !== null) return [wrong]
  const fields = field(asset, 'fields')
  const [title, description] = [text(field(fields, 'title')), text(field(fields, 'description'))]
  const id = text(field(field(asset, 'sys'), 'id'))
  const about = { name: cleanLine(title) || cleanLine(description) || id, id }
  return [
    ...(cleanLine(title) === '' ? [{ kind: 'no English text' as const, ...about }] : []),
    ...(cleanLine(description) === '' ? [{ kind: 'no Arabic text' as const, ...about }] : []),
    ...(hasInvisibles(title + description) ? [{ kind: 'invisible characters' as const, ...about }] : []),
  ]
}

function imagesOf({ fields }: ForeignEntry): readonly unknown[] {
  const { images }: Unbelieved<TypeGalleryImageFields> = fields
  return Array.isArray(images) ? images : []
}

function aboutGroup({ id, fields }: ForeignEntry): Pick<Finding, 'name' | 'id'> {
  const { title }: Unbelieved<TypeGalleryImageFields> = fields
  return { name: cleanLine(text(title)) || id, id }
}
