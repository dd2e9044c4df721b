import { useState, type ReactNode } from 'react'
import type { ImageSources } from '../domain/image-sources.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import styles from './ResponsiveImage.module.css'

interface ResponsiveImageProps {
  /** null: there is none; the placeholder stands in its box at once. */
  readonly sources: ImageSources | null
  readonly alt: string
  /** Name of the category icon that the placeholder shows. */
  readonly categoryIcon: string
}

/**
 * A picture of a dish. One whose smaller copies can't be had is tried as it is; a missing or broken one becomes a drawn
 * placeholder of the same size (MENU-4, C16, C17).
 */
export function ResponsiveImage({ sources, alt: alt, categoryIcon: icon }: ResponsiveImageProps): ReactNode {
  const [failed, setFailed] = useState({ src: '', times: 0 })
  const times = failed.src === sources?.src ? failed.times : 0
  const hasCopies = sources?.avif !== undefined || sources?.webp !== undefined
  if (sources === null || times > (hasCopies ? 1 : 0)) {
    return (
      <span
        className={styles.placeholder}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <CategoryIcon name={icon} size={72} isDrawn />
      </span>
    )
  }
  const { src, width, height } = sources
  const { avif, webp, sizes } = times === 0 ? sources : {}
  const fail = (): void => {
    setFailed({ src, times: times + 1 })
  }
  return (
    <picture className={styles.choice}>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        key={times}
        className={styles.picture}
        src={src}
        srcSet={webp}
        sizes={webp === undefined ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={fail}
        ref={(element) => {
          // Broken before the page was awake: the event is over, the picture still tells.
          if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') fail()
        }}
      />
    </picture>
  )
}
