/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const VP8_START_CODE = 0x9d012a
const VP8L_SIGNATURE = 0x2f

/**
 * Reads the size of a WebP picture from its first 30 bytes: lossy (VP8), lossless (VP8L) or extended (VP8X).
 * Gives null for bytes that are no WebP picture or too few.
 */
export function webpSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 25 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return lossySize(bytes)
    case 'VP8L':
      return losslessSize(bytes)
    case 'VP8X':
      return extendedSize(bytes)
    default:
      return null
  }
}

function lossySize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30 || bytes.readUIntBE(23, 3) !== VP8_START_CODE) return null
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

function losslessSize(bytes: Buffer): PictureSize | null {
  if (bytes[20] !== VP8L_SIGNATURE) return null
  const packed = bytes.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

function extendedSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}
