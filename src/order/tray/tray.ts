import type { Image } from '#core/images/image-sources.ts'

/** A dish of an order, as far as a tray shows it. */
export interface TrayDish {
  readonly quantity: number
  /** Null: `drawing` is shown in its place. */
  readonly image: Image | null
  /** Of `getDrawing`. */
  readonly drawing: string
  /** Whom it is for; left out where nobody is named. */
  readonly person?: string | undefined
}

/** Where a plate stands: its centre and its diameter, in per cent of the tray's width. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly diameter: number
}

/** A plate with its dish; the last of a full tray has none and says how many dishes are missing. */
export type Plate = Place & ({ readonly dish: TrayDish } | { readonly dish: null; readonly moreCount: number })

const CENTRE = 50
const MOST_PLATES = 9

/** The plates of a tray, first dish first: nine at most, of which the last counts what has no room. */
export function setTray(dishes: readonly TrayDish[]): readonly Plate[] {
  const shown = dishes.length > MOST_PLATES ? dishes.slice(0, MOST_PLATES - 1) : dishes
  const moreCount = dishes.length - shown.length
  return placePlates(Math.min(dishes.length, MOST_PLATES)).map((place, index) => {
    const dish = shown[index]
    return dish === undefined ? { ...place, dish: null, moreCount } : { ...place, dish }
  })
}

/** The places of 1 to 9 plates. They are at least one per cent apart and stay on the tray's floor, which ends at 43. */
export function placePlates(count: number): readonly Place[] {
  switch (count) {
    case 1:
      return [{ x: CENTRE, y: CENTRE, diameter: 60 }]
    case 2:
      return [
        { x: 31, y: 45, diameter: 38 },
        { x: 69, y: 55, diameter: 34 },
      ]
    case 3:
      return [
        { x: 33, y: 39, diameter: 38 },
        { x: 70, y: 44, diameter: 32 },
        { x: 47, y: 74, diameter: 29 },
      ]
    case 4:
      return [
        { x: 31, y: 34, diameter: 36 },
        { x: 69, y: 38, diameter: 34 },
        { x: 36, y: 71, diameter: 30 },
        { x: 68, y: 72, diameter: 28 },
      ]
    case 5:
      return placeRing(5, 28, 30)
    case 6:
      return [{ x: CENTRE, y: CENTRE, diameter: 28 }, ...placeRing(5, 29, 25)]
    case 7:
      return [{ x: CENTRE, y: CENTRE, diameter: 26 }, ...placeRing(6, 29.5, 24)]
    case 8:
      return [{ x: CENTRE, y: CENTRE, diameter: 26 }, ...placeRing(7, 30.5, 23)]
    case 9:
      return [{ x: CENTRE, y: CENTRE, diameter: 30 }, ...placeRing(8, 31.5, 21)]
    default:
      return []
  }
}

/** Clockwise, from 12 o'clock. */
function placeRing(count: number, radius: number, diameter: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle), diameter }
  })
}
