import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetLink, type Library, type LibraryAsset, type LibraryEntry } from './library.ts'
import {
  fileNameOf,
  MENU_CATEGORIES,
  parseGallery,
  parseMenuFile,
  type Dish,
  type GalleryGroup,
  type MenuFile,
} from './menu-file.ts'

/** This folder, which holds `menu/`, `images/` and `gallery.json`. */
const HERE = import.meta.dirname

/** The folder of the sample's pictures, for `startContentService`. */
export const SAMPLE_IMAGES_DIR = join(HERE, '../content/sample/images')

/**
 * Reads the sample menu and gallery from their files into a library, in the owner's order (CNT-3).
 * Throws an Error that names the file and the dish when something in them is wrong.
 * `folder` is where `menu/`, `images/` and `gallery.json` are.
 */
export function readSampleLibrary(folder: string = HERE): Library {
  const menu = readMenu(join(folder, 'menu'))
  const gallery = parseGallery('gallery.json', readFileSync(join(folder, 'gallery.json'), 'utf8'))
  checkIds(menu, gallery)
  checkPictures(menu, gallery, SAMPLE_IMAGES_DIR)
  return {
    entries: [
      ...menu.flatMap(({ category, items }) => items.map((dish) => menuItem(dish, category))),
      ...gallery.map(galleryImage),
    ],
    assets: assetsOf(menu, gallery),
  }
}

function readMenu(folder: string): readonly MenuFile[] {
  const files = MENU_CATEGORIES.map((category) => ({ category, file: fileNameOf(category) }))
  const known = new Set(files.map(({ file }) => file))
  const stray = readdirSync(folder).find((file) => file.endsWith('.json') && !known.has(file))
  if (stray !== undefined) throw new Error(`menu/${stray}: no category has this file name`)
  return files.map(({ category, file }) =>
    parseMenuFile(`menu/${file}`, category, readFileSync(join(folder, file), 'utf8')),
  )
}

function checkIds(menu: readonly MenuFile[], gallery: readonly GalleryGroup[]): void {
  const seen = new Set<string>()
  const places = [
    ...menu.flatMap(({ category, items }) => items.map(({ id }) => ({ id, file: `menu/${fileNameOf(category)}` }))),
    ...gallery.map(({ id }) => ({ id, file: 'gallery.json' })),
  ]
  for (const { id, file } of places) {
    if (seen.has(id)) throw new Error(`${file}: the id "${id}" is used twice`)
    seen.add(id)
  }
}

function checkPictures(menu: readonly MenuFile[], gallery: readonly GalleryGroup[], folder: string): void {
  const used = [
    ...menu.flatMap(({ category, items }) =>
      items.map(({ id, image }) => ({ image, where: `menu/${fileNameOf(category)}: dish "${id}"` })),
    ),
    ...gallery.flatMap(({ id, images }) => images.map(({ image }) => ({ image, where: `gallery.json: "${id}"` }))),
  ]
  for (const { image, where } of used) {
    if (image !== undefined && !existsSync(join(folder, `${image}.webp`))) {
      throw new Error(`${where}: there is no picture images/${image}.webp`)
    }
  }
}

function menuItem({ id, image, ...texts }: Dish, category: string): LibraryEntry {
  const fields = { ...texts, category, ...(image === undefined ? {} : { image: assetLink(image) }) }
  return { id, contentType: 'menuItem', fields }
}

function galleryImage({ id, title, images }: GalleryGroup): LibraryEntry {
  return { id, contentType: 'galleryImage', fields: { title, images: images.map(({ image }) => assetLink(image)) } }
}

/** One asset a picture, shared by all who show it; titled by the gallery, else by the picture's name. */
function assetsOf(menu: readonly MenuFile[], gallery: readonly GalleryGroup[]): readonly LibraryAsset[] {
  const assets = new Map<string, LibraryAsset>()
  for (const { image } of menu.flatMap(({ items }) => items)) {
    if (image !== undefined) assets.set(image, { id: image, title: image.replaceAll('-', ' '), file: `${image}.webp` })
  }
  for (const { image, titleEn, titleAr } of gallery.flatMap(({ images }) => images)) {
    assets.set(image, { id: image, title: titleEn, description: titleAr, file: `${image}.webp` })
  }
  return [...assets.values()]
}
