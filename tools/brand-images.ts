import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { appColours, restaurant, words } from '../restaurant.config.ts'
import { getDirection, LANGUAGES, type Language } from '#core/text/language.ts'
import { getAnyLaunchOptions } from '#tests/browser.ts'

/**
 * `npx node tools/brand-images.ts`: creates the images for shared links in each language (1200×630) and the icons of
 * the site. Run it after a change of the name, `public/icon.svg` or the renders in `art/sharing`.
 */
const ROOT = path.join(import.meta.dirname, '..')
const SIZE = { width: 1200, height: 630 }
const ICONS = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
/**
 * For search engines, messengers and browsers that ask for `/favicon.ico` without reading a page.
 */
const FAVICON_SIZE = 32
/** Platforms may crop a fifth from each side of a maskable icon. */
const MASKABLE = { size: 512, mark: 320 }

function toDataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(path.join(ROOT, file)).toString('base64')}`
}

function toFontFace(family: string, file: string): string {
  return `@font-face { font-family: '${family}'; src: url(${toDataUrl(`restaurant/fonts/${file}.woff2`, 'font/woff2')}); font-weight: 200 700 }`
}

/** Without a picture the words stand on the plain colour. */
function toBackground(file: string): string {
  return existsSync(path.join(ROOT, file)) ? `url(${toDataUrl(file, 'image/webp')}) center / cover` : ''
}

function renderSharingPage(language: Language): string {
  const script = language === 'ar' ? 'arabic' : 'latin'
  const side = language === 'ar' ? 'to left' : 'to right'
  return `<!doctype html><html lang="${language}" dir="${getDirection(language)}"><meta charset="utf-8"><style>
    ${readFileSync(path.join(ROOT, 'restaurant/theme.css'), 'utf8')}
    ${toFontFace('Lalezar', `lalezar-${script}`)}
    ${toFontFace('Readex Pro', `readex-pro-${script}`)}
    ${toFontFace('Readex Latin', 'readex-pro-latin')}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; color: var(--text-on-dark); background: var(--surface-dark) ${toBackground(`art/sharing/sharing-${language}.webp`)} }
    main { box-sizing: border-box; height: 100%; padding: 64px 72px; background: linear-gradient(${side}, rgb(from var(--surface-dark) r g b / 95%) 18%, rgb(from var(--surface-dark) r g b / 60%) 38%, transparent 62%); display: flex; flex-direction: column; justify-content: center; align-items: start }
    img { width: 104px; border-radius: 26px }
    h1 { margin: 26px 0 0; font: 400 ${language === 'ar' ? 92 : 80}px/1.08 Lalezar; max-width: ${language === 'ar' ? 420 : 480}px; text-wrap: balance }
    p { margin: 18px 0 0; font: 500 32px/1.5 'Readex Pro', 'Readex Latin'; color: var(--highlight) }
    small { margin-top: 26px; font: 400 24px/1.5 'Readex Pro', 'Readex Latin'; color: var(--text-on-dark-muted) }
  </style><main><img src="${toDataUrl('public/icon.svg', 'image/svg+xml')}" alt=""><h1>${restaurant.fullName[language]}</h1><p>${words.slogan[language]}</p><small>${restaurant.address[language]}</small></main></html>`
}

async function createSharingImages(): Promise<void> {
  const browser = await chromium.launch(await getAnyLaunchOptions())
  const page = await browser.newPage({ viewport: SIZE })
  for (const language of LANGUAGES) {
    await page.setContent(renderSharingPage(language))
    await page.evaluate(async () => document.fonts.ready)
    const shot = await page.screenshot()
    await sharp(shot)
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(ROOT, `public/share-${language}.jpg`))
  }
  await browser.close()
}

async function createIcons(): Promise<void> {
  const icon = readFileSync(path.join(ROOT, 'public/icon.svg'))
  const draw = (size: number): Sharp => sharp(icon, { density: (72 * size) / 64 }).resize(size, size)
  for (const [name, size] of Object.entries(ICONS)) {
    const image = name.startsWith('apple') ? draw(size).flatten({ background: appColours.bar }) : draw(size)
    await image.png({ palette: true }).toFile(path.join(ROOT, `public/${name}.png`))
  }
  const mark = await draw(MASKABLE.mark).png().toBuffer()
  await sharp({ create: { width: MASKABLE.size, height: MASKABLE.size, channels: 3, background: appColours.bar } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toFile(path.join(ROOT, 'public/icon-maskable-512.png'))
  const favicon = await draw(FAVICON_SIZE).png({ palette: true }).toBuffer()
  writeFileSync(path.join(ROOT, 'public/favicon.ico'), toIco(favicon, FAVICON_SIZE))
}

/** Returns an ICO file with one PNG image. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // Type 1 is an icon, with one image: its size, colour planes, bits per pixel, length and offset.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await createIcons()
await createSharingImages()
