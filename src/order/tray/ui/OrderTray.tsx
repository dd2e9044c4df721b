import type { ReactNode } from 'react'
import { toImageSources } from '#core/images/image-sources.ts'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import { setTray, type Plate, type TrayDish } from '../tray.ts'
import styles from './OrderTray.module.css'

/** From here on a flag is smaller: it would hide too much of a plate. */
const CROWDED = 7

/**
 * The dishes of an order as plates on a round tray, as wide as what it stands in, which keeps its room. A list beside
 * it says the same. Places are those of the screen in both languages.
 */
export function OrderTray({ dishes }: { readonly dishes: readonly TrayDish[] }): ReactNode {
  const plates = setTray(dishes)
  return (
    <div className={styles.frame} dir="ltr" aria-hidden>
      <div className={styles.tray} data-crowded={plates.length >= CROWDED || undefined}>
        {plates.map((plate, index) => (
          <div
            key={index}
            className={styles.plate}
            data-plate
            ref={(element) => {
              if (element !== null) putDown(element, plate)
            }}
          >
            <PlateContents plate={plate} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Not by an attribute, which the content security policy blocks in HTML. */
function putDown({ style }: HTMLElement, { x, y, diameter }: Plate): void {
  style.insetInlineStart = `${x - diameter / 2}%`
  style.insetBlockStart = `${y - diameter / 2}%`
  style.inlineSize = `${diameter}%`
}

function PlateContents({ plate }: { plate: Plate }): ReactNode {
  if (plate.dish === null) return <div className={styles.more}>+{plate.moreCount}</div>
  const { image, drawing, quantity, person } = plate.dish
  return (
    <>
      <div className={styles.picture}>
        <ResponsiveImage sources={image && toImageSources(image, 'card')} alt="" categoryIcon={drawing} />
      </div>
      {(quantity > 1 || person !== undefined) && (
        <div className={styles.flag}>
          {person !== undefined && <bdi className={styles.person}>{person}</bdi>}
          {quantity > 1 && <span>×{quantity}</span>}
        </div>
      )}
    </>
  )
}
