import { invalidQuery } from './answer.ts'

export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
export type PictureFit = (typeof FITS)[number]

/** Where a picture that is cut keeps its middle: 0 is the start of the axis, 1 its end. */
export interface PictureFocus {
  readonly across: number
  readonly down: number
}

const CENTRE: PictureFocus = { across: 0.5, down: 0.5 }

/** Faces are not looked for: the middle stands in. */
const FOCUSES: Readonly<Record<string, PictureFocus>> = {
  center: CENTRE,
  top: { across: 0.5, down: 0 },
  bottom: { across: 0.5, down: 1 },
  left: { across: 0, down: 0.5 },
  right: { across: 1, down: 0.5 },
  top_left: { across: 0, down: 0 },
  top_right: { across: 1, down: 0 },
  bottom_left: { across: 0, down: 1 },
  bottom_right: { across: 1, down: 1 },
  face: CENTRE,
  faces: CENTRE,
}

/** What a request wants of a picture, in the words of the Images API; null: as the master has it. */
export interface PictureOptions {
  readonly width: number | null
  readonly height: number | null
  readonly format: PictureFormat | null
  /** 1 to 100. */
  readonly quality: number | null
  readonly fit: PictureFit | null
  readonly focus: PictureFocus
  /** '#RRGGBB'; null: see-through where the format can be, else white. */
  readonly background: string | null
}

const LONGEST_SIDE = 4000

/**
 * Reads the parameters of the Images API that this service knows; others change nothing. Null where none of them is
 * there: the master itself is meant. Throws InvalidQuery for a value that is unknown or out of bounds.
 */
export function readPictureOptions(parameters: URLSearchParams): PictureOptions | null {
  if (!['w', 'h', 'fm', 'q', 'fit', 'f', 'bg'].some((name) => parameters.has(name))) return null
  return {
    width: readNumber(parameters, 'w', LONGEST_SIDE),
    height: readNumber(parameters, 'h', LONGEST_SIDE),
    format: readWord(parameters, 'fm', PICTURE_FORMATS),
    quality: readNumber(parameters, 'q', 100),
    fit: readWord(parameters, 'fit', FITS),
    focus: FOCUSES[readWord(parameters, 'f', Object.keys(FOCUSES)) ?? 'center'] ?? CENTRE,
    background: readBackground(parameters),
  }
}

function readNumber(parameters: URLSearchParams, name: string, most: number): number | null {
  const text = parameters.get(name)
  if (text === null) return null
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw invalidQuery({ name, value: text, details: `${name} must be a whole number from 1 to ${most}` })
}

function readWord<Word extends string>(parameters: URLSearchParams, name: string, words: readonly Word[]): Word | null {
  const text = parameters.get(name)
  if (text === null) return null
  const word = words.find((known) => known === text)
  if (word !== undefined) return word
  throw invalidQuery({ name, value: text, details: `${name} must be one of ${words.join(', ')}` })
}

function readBackground(parameters: URLSearchParams): string | null {
  const text = parameters.get('bg')
  if (text === null) return null
  const colour = /^rgb:([0-9a-f]{6})$/i.exec(text)?.[1]
  if (colour !== undefined) return `#${colour.toLowerCase()}`
  throw invalidQuery({ name: 'bg', value: text, details: 'bg must look like rgb:9090ff' })
}
