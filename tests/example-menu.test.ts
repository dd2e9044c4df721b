import path from 'node:path'
import { expect, test } from 'vitest'
import { readContentFile } from '#server/content-file.ts'

const FOLDER = path.join(import.meta.dirname, '../examples/karak-house')

test('the menu of the example shows how hours, a choice, an extra, an area and a picture are written in a file [R59]', async () => {
  const { dataset, images, invalidEntries } = await readContentFile(path.join(FOLDER, 'menu.json'))
  expect(invalidEntries).toEqual([])
  const types = new Set(dataset.entries.map(({ contentType }) => contentType))
  expect(types).toEqual(new Set(['menuItem', 'shopSettings', 'deliveryArea', 'extra', 'choice']))
  const fields = dataset.entries.flatMap((entry) => Object.keys(entry.fields))
  expect(fields).toEqual(expect.arrayContaining(['weeklyHours', 'availableFrom', 'atLeast']))
  const [picture] = dataset.assets
  expect([...images.keys()]).toContain(`/content-images/${picture?.file}`)
  expect(dataset.entries[0]?.fields['image']).toMatchObject({ sys: { linkType: 'Asset', id: picture?.id } })
})
