import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import type { Link } from './embedded-contentful/dataset-builders.ts'
import { restaurant } from '../restaurant.config.ts'
import { groupHeroImages, type HeroFile } from '#site/hero/group-hero-images.ts'

const ROOT = path.join(import.meta.dirname, '..')
const SAMPLE_IMAGES_DIR = path.join(ROOT, 'content/sample/images')
const HERO_DIR = path.join(ROOT, 'restaurant/hero')
const KB = 1000

const { entries } = readSampleDataset()
const items = entries
  .filter(({ contentType }) => contentType === 'menuItem')
  .map(({ id, fields }) => ({ id, image: (fields['image'] as Link | undefined)?.sys.id }))
const gallery = entries
  .filter(({ contentType }) => contentType === 'galleryImage')
  .flatMap(({ fields }) => (fields['images'] as Link[]).map(({ sys }) => sys.id))

async function readSize(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

describe('the sample menu', () => {
  test('each item has its own image, named after it [CNT-1]', () => {
    expect(items.map(({ image }) => image)).toEqual(items.map(({ id }) => id))
  })

  test.each(items)('$id: 4:3, at least 960 px wide [MENU-4]', async ({ id }) => {
    const { width, height } = await readSize(path.join(SAMPLE_IMAGES_DIR, `${id}.webp`))
    expect(width).toBeGreaterThanOrEqual(960)
    expect(width / height).toBeCloseTo(4 / 3, 2)
  })
})

describe('the gallery', () => {
  test('has at least twelve images, each shown once, none of them of an item [GAL-1]', async () => {
    expect(gallery.length).toBeGreaterThanOrEqual(12)
    expect(new Set(gallery).size).toBe(gallery.length)
    expect(gallery.filter((name) => items.some(({ id }) => id === name))).toEqual([])
    for (const name of gallery) {
      expect((await readSize(path.join(SAMPLE_IMAGES_DIR, `${name}.webp`))).width, name).toBeGreaterThanOrEqual(1200)
    }
  })
})

describe('the hero', async () => {
  const files: HeroFile[] = await Promise.all(
    readdirSync(HERO_DIR).map(async (name) => ({
      path: name,
      src: name,
      ...(await readSize(path.join(HERO_DIR, name))),
    })),
  )
  const shown = groupHeroImages(files, restaurant.heroImageExclude)

  test('shows at least six images, two of them portrait, without the excluded item [HERO-3]', () => {
    expect(shown.length).toBeGreaterThanOrEqual(6)
    expect(shown.filter(({ isPortrait }) => isPortrait).length).toBeGreaterThanOrEqual(2)
    expect(groupHeroImages(files, '').length).toBeGreaterThan(shown.length)
  })

  test('has images large enough for wide screens [HERO-3]', () => {
    for (const { name, avif } of shown) {
      const largest = avif.at(-1)
      expect(Math.max(largest?.width ?? 0, largest?.height ?? 0), name).toBeGreaterThanOrEqual(1600)
    }
  })

  test('has a first image of at most 60 kB at 360 px and 2x', () => {
    const selected = shown[0]?.avif.find(({ width }) => width >= 720)
    expect(selected?.width).toBeLessThan(1000)
    expect(statSync(path.join(HERO_DIR, selected?.path ?? '')).size).toBeLessThanOrEqual(60 * KB)
  })
})

describe('brand images', () => {
  test.each(['en', 'ar'])('the image of links shared in %s is 1200×630 and below 300 kB [APP-6]', async (language) => {
    const file = path.join(ROOT, 'public', `share-${language}.jpg`)
    expect(await readSize(file)).toEqual({ width: 1200, height: 630 })
    expect(statSync(file).size).toBeLessThan(300 * KB)
  })

  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is %i px square [APP-6]', async (name, pixels) => {
    expect(await readSize(path.join(ROOT, 'public', name))).toEqual({ width: pixels, height: pixels })
  })
})

test('favicon.ico holds one image of 32 px', async () => {
  const file = readFileSync(path.join(ROOT, 'public/favicon.ico'))
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt32LE(14)]).toEqual([1, 1, file.length - 22])
  const { format, width, height } = await sharp(file.subarray(file.readUInt32LE(18))).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 })
})

test('all images together are below 25 MB', () => {
  const files = globSync(['content/sample/images/*', 'restaurant/hero/*', 'art/sharing/*', 'public/*'], {
    cwd: ROOT,
  })
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0)
  expect(bytes).toBeLessThan(25 * KB * KB)
})
