import { expect, test } from 'vitest'
import { mapHeroImages } from './map-hero-images.ts'
import { mapShopSettings } from './map-shop-settings.ts'

const createAsset = (name: string, host = 'images.ctfassets.net'): unknown => ({
  sys: { id: name },
  fields: {
    ...{ title: name, description: 'صورة' },
    file: { url: `//${host}/${name}.jpg`, details: { image: { width: 1600, height: 1200 } } },
  },
})

function map(heroImages: unknown) {
  const { problems } = mapShopSettings({ id: 'shop', fields: { title: 'Lahab', heroImages } })
  const mapped = mapHeroImages({ id: 'shop', fields: { heroImages } }, 'cdn.contentful.com')
  return {
    names: mapped.heroImages.map(({ alt }) => alt.en),
    problems: [...problems, ...mapped.problems].map(({ field }) => field),
  }
}

test('the pictures are in the owner’s order, each once, with both texts', () => {
  const { heroImages } = mapHeroImages({ id: 'shop', fields: { heroImages: [createAsset('b')] } }, 'cdn.contentful.com')
  expect(heroImages).toEqual([
    { image: { url: 'https://images.ctfassets.net/b.jpg', width: 1600, height: 1200 }, alt: { en: 'b', ar: 'صورة' } },
  ])
  expect(map(['b', 'a', 'b'].map((name) => createAsset(name)))).toEqual({ names: ['b', 'a'], problems: [] })
})

test.each<[name: string, list: unknown, names: readonly string[], problems: number]>([
  ['an empty field', undefined, [], 0],
  ['an empty list', [], [], 0],
  ['a text', 'wrap.jpg', [], 1],
  ['a picture of elsewhere beside a usable one', [createAsset('x', 'evil.example'), createAsset('a')], ['a'], 1],
  ['a picture that is not published', [{ sys: { id: 'gone' } }], [], 1],
  ['six', ['1', '2', '3', '4', '5', '6'].map((name) => createAsset(name)), ['1', '2', '3', '4', '5'], 1],
])('%s leaves what can be used, and is one problem at most', (_, list, names, problems) => {
  expect(map(list)).toEqual({ names, problems: Array(problems).fill('heroImages') })
})
