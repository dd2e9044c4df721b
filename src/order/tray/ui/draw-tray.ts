import { setTray, type Plate, type TrayDish } from '../tray.ts'

/** In px: the shape that stories and chats show whole. */
const WIDTH = 1080
const HEIGHT = 1350
const TRAY = { x: WIDTH / 2, y: 660, width: 900 }
const LINK = { top: 1200, width: 940, fontSize: 34 }

export interface TrayPicture {
  /** As the page shows it, whose pictures and colours it takes. */
  readonly tray: HTMLElement
  /** The name stands on the plate of a dish without a picture. */
  readonly dishes: readonly (TrayDish & { readonly name: string })[]
  /** The restaurant's. */
  readonly name: string
  /** Null for an order that is too long for a link. */
  readonly link: string | null
}

/**
 * Draws an order to share: the restaurant's name, the tray and the order link, without the names of people. Rejects
 * where a picture of a dish cannot be loaded.
 */
export async function drawTray({ tray, dishes, name, link }: TrayPicture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  const tokens = getComputedStyle(tray)
  const getToken = (token: string): string => tokens.getPropertyValue(token).trim()
  const pictures = await Promise.all([...tray.querySelectorAll('[data-plate]')].map(loadPicture))
  const nameFont = `96px ${getToken('--font-heading')}`
  await document.fonts.load(nameFont, name)

  context.fillStyle = getToken('--surface')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = getToken('--text')
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = nameFont
  context.fillText(name, WIDTH / 2, 110, LINK.width)
  // Addresses and figures read from the left, in both languages.
  context.direction = 'ltr'
  drawDish(context, getToken)
  for (const [index, plate] of setTray(dishes).entries()) {
    const contents = pictures[index] ?? (plate.dish === null ? '' : (dishes[index]?.name ?? ''))
    drawPlate(context, plate, contents, getToken, getToken('--font-text'))
  }
  if (link !== null) {
    context.fillStyle = getToken('--text')
    drawLink(context, link.replace(/^https?:\/\//, ''), getToken('--font-text'))
  }
  return canvas
}

/** Null for a plate without a picture. */
async function loadPicture(plate: Element): Promise<HTMLImageElement | null> {
  const shown = plate.querySelector('img')
  if (shown === null) return null
  const image = new Image()
  // A canvas with a picture from another host is made a file only if that host allows it.
  image.crossOrigin = 'anonymous'
  image.src = shown.currentSrc || shown.src
  await image.decode()
  return image
}

type GetToken = (token: string) => string

function drawDish(context: CanvasRenderingContext2D, getToken: GetToken): void {
  const { x, y, width } = TRAY
  const radius = width / 2
  const rim = context.createRadialGradient(x, y, radius * 0.85, x, y, radius)
  const stops = ['--tray-floor', '--tray-rim-inner', '--tray-rim', '--tray-rim-high', '--tray-rim-outer', '--tray-edge']
  for (const [index, at] of [0, 0.07, 0.35, 0.6, 0.93, 1].entries()) rim.addColorStop(at, getToken(stops[index] ?? ''))
  withShadow(context, { y: width * 0.03, blur: width * 0.08, colour: getToken('--tray-shadow') }, () => {
    fillCircle(context, x, y, radius, rim)
  })
  const light = context.createRadialGradient(x - width * 0.12, y - width * 0.2, 0, x, y, radius * 0.85)
  light.addColorStop(0, getToken('--tray-light'))
  light.addColorStop(1, 'transparent')
  fillCircle(context, x, y, radius * 0.85, light)
}

function drawPlate(
  context: CanvasRenderingContext2D,
  plate: Plate,
  contents: HTMLImageElement | string,
  getToken: GetToken,
  fontFamily: string,
): void {
  const { width } = TRAY
  const x = TRAY.x + ((plate.x - 50) / 100) * width
  const y = TRAY.y + ((plate.y - 50) / 100) * width
  const radius = (plate.diameter / 200) * width
  withShadow(context, { y: width * 0.02, blur: width * 0.04, colour: getToken('--tray-plate-shadow') }, () => {
    fillCircle(context, x, y, radius, getToken('--tray-plate'))
  })
  const inner = radius - width * 0.018
  if (typeof contents === 'string') drawName(context, contents, { x, y, width: inner * 1.6 }, getToken, fontFamily)
  else drawRound(context, contents, x, y, inner)
  // A picture that leaves the device has no names.
  const text = plate.dish === null ? `+${plate.moreCount}` : `×${plate.dish.quantity}`
  if (plate.dish?.quantity === 1) return
  context.save()
  context.font = `700 ${width * (plate.dish === null ? 0.06 : 0.05)}px ${fontFamily}`
  context.translate(x, y)
  if (plate.dish !== null) {
    // A paper flag at the upper end of the plate.
    context.translate(radius * 0.78, -radius * 0.78)
    context.rotate((6 * Math.PI) / 180)
    const half = context.measureText(text).width / 2 + width * 0.02
    withShadow(context, { y: 4, blur: 12, colour: getToken('--tray-plate-shadow') }, () => {
      context.fillStyle = getToken('--tray-plate')
      context.fillRect(-half, -width * 0.042, half * 2, width * 0.084)
    })
  }
  context.fillStyle = getToken('--tray-flag-text')
  context.fillText(text, 0, 0)
  context.restore()
}

/** The middle of a picture, as large as the circle, cut as on the page. */
function drawRound(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  x: number,
  y: number,
  radius: number,
): void {
  const side = Math.min(picture.naturalWidth, picture.naturalHeight)
  const left = (picture.naturalWidth - side) / 2
  const top = (picture.naturalHeight - side) * 0.56
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(picture, left, top, side, side, x - radius, y - radius, radius * 2, radius * 2)
  context.restore()
}

/** Around the middle of a plate, in as many lines as it takes. */
function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  getToken: GetToken,
  fontFamily: string,
): void {
  const size = width * 0.15
  context.font = `600 ${size}px ${fontFamily}`
  context.fillStyle = getToken('--tray-flag-text')
  const lines = ['']
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (lines.at(-1) === '' || context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const top = y - ((lines.length - 1) / 2) * size * 1.3
  for (const [index, line] of lines.entries()) context.fillText(line, x, top + index * size * 1.3, width)
}

/** In as many lines as it takes; a long one is smaller. */
function drawLink(context: CanvasRenderingContext2D, link: string, fontFamily: string): void {
  const fontSize = link.length > 120 ? LINK.fontSize * 0.7 : LINK.fontSize
  context.font = `500 ${fontSize}px ${fontFamily}`
  let line = ''
  let y = LINK.top
  for (const letter of link) {
    if (context.measureText(line + letter).width > LINK.width) {
      context.fillText(line, WIDTH / 2, y)
      y += fontSize * 1.3
      line = ''
    }
    line += letter
  }
  context.fillText(line, WIDTH / 2, y)
}

function fillCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function withShadow(
  context: CanvasRenderingContext2D,
  { y, blur, colour }: { readonly y: number; readonly blur: number; readonly colour: string },
  draw: () => void,
): void {
  context.save()
  context.shadowColor = colour
  context.shadowOffsetY = y
  context.shadowBlur = blur
  draw()
  context.restore()
}
