import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a camera reads off a picture of the screen. */
export async function readCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
