import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import exportFile from '../content/sample/lahab.json' with { type: 'json' }
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { CONTENT_IMAGES_PATH } from '#core/images/image-variants.ts'
import { toImageSources, type ImageUse } from '#core/images/image-sources.ts'
import type { Link } from './embedded-contentful/dataset-builders.ts'

interface Validation {
  readonly size?: { readonly max: number }
  readonly range?: { readonly min: number; readonly max: number }
  readonly unique?: boolean
}

const dataset = readSampleDataset()

describe('the export file', () => {
  test('contains only published resources with unique ids', () => {
    for (const list of [exportFile.contentTypes, exportFile.entries, exportFile.assets]) {
      expect(list.filter(({ sys }) => sys.publishedVersion !== 1)).toEqual([])
      expect(new Set(list.map(({ sys }) => sys.id)).size).toBe(list.length)
    }
  })

  test('has entries with only fields of their content type, and all required ones [CNT-1]', () => {
    for (const { sys, fields } of exportFile.entries) {
      const type = exportFile.contentTypes.find(({ sys: { id } }) => id === sys.contentType.sys.id)
      const ids = type?.fields.map(({ id }) => id) ?? []
      expect(
        Object.keys(fields).filter((id) => !ids.includes(id)),
        sys.id,
      ).toEqual([])
      const required = type?.fields.filter((field) => field.required).map(({ id }) => id) ?? []
      expect(
        required.filter((id) => !(id in fields)),
        sys.id,
      ).toEqual([])
    }
  })

  test('has values within the limits, and none twice in a field that must be unique [CNT-1]', () => {
    for (const { sys, fields } of exportFile.contentTypes) {
      const entries = dataset.entries.filter(({ contentType }) => contentType === sys.id)
      for (const { id, validations } of fields as readonly { id: string; validations: readonly Validation[] }[]) {
        const values = entries.flatMap((entry) => entry.fields[id] ?? [])
        for (const { size, range, unique } of validations) {
          if (size) expect(values.filter((value) => typeof value === 'string' && value.length > size.max)).toEqual([])
          if (range)
            expect(values.filter((value) => Number(value) < range.min || Number(value) > range.max)).toEqual([])
          if (unique) expect(new Set(values).size, id).toBe(values.length)
        }
      }
    }
  })

  test('limits the category to those of the site [MENU-3]', () => {
    const rules = exportFile.contentTypes.flatMap(({ fields }) =>
      fields.flatMap((field) => [...field.validations, ...(field.items?.validations ?? [])] as readonly object[]),
    )
    const texts = rules.map((rule) => JSON.stringify(rule))
    // Of a dish, of an extra, of a choice, and of the discount.
    expect(texts.filter((text) => text === JSON.stringify({ in: CATEGORIES }))).toHaveLength(4)
  })

  test('has an editor for every field', () => {
    for (const { sys, fields } of exportFile.contentTypes) {
      const editors = exportFile.editorInterfaces.find(({ sys: { contentType } }) => contentType.sys.id === sys.id)
      expect(editors?.controls.map(({ fieldId }) => fieldId)).toEqual(fields.map(({ id }) => id))
    }
  })
})

describe('the sample images', () => {
  const folder = path.join(import.meta.dirname, '../content/sample/images')
  const getLinkIds = (field: string): readonly string[] =>
    dataset.entries.flatMap(({ fields }) => (fields[field] ?? []) as Link | readonly Link[]).map(({ sys }) => sys.id)
  const uses = new Map<string, readonly ImageUse[]>([
    ...getLinkIds('image').map((id) => [id, ['card', 'popup', 'line']] as const),
    ...getLinkIds('images').map((id) => [id, ['gallery']] as const),
  ])

  test('are all used, with the right dimensions in their assets [CNT-1]', async () => {
    expect(dataset.assets.map(({ id }) => id).sort()).toEqual([...uses.keys()].sort())
    for (const { id, file = '', image } of dataset.assets) {
      const { width, height } = await sharp(path.join(folder, file)).metadata()
      expect(image, id).toEqual({ width, height })
    }
  })

  test('are exactly the originals and the variants that pages request [MENU-4] [GAL-1]', () => {
    const requested = dataset.assets.flatMap(({ id, file = '', image = { width: 0, height: 0 } }) => {
      const url = CONTENT_IMAGES_PATH + file
      const sets = (uses.get(id) ?? []).map((use) => toImageSources({ url, ...image }, use).avif ?? '')
      return [url, ...sets.join().split(',')].map((source) => source.split(' ')[0])
    })
    const names = readdirSync(folder).map((name) => CONTENT_IMAGES_PATH + name)
    expect(names.sort()).toEqual([...new Set(requested)].sort())
  })
})
