import { useState, type ReactNode } from 'react'
import type { ImageSources } from '#core/images/image-sources.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import styles from './ResponsiveImage.module.css'

interface ResponsiveImageProps {
  readonly sources: ImageSources | null
  readonly alt: string
  /** Category whose icon the placeholder shows. */
  readonly categoryIcon: string
  /** Whether it is in view when the page opens: it does not wait for the page's layout. */
  readonly isFirst?: boolean
}

/**
 * An image with srcset. If a resized version fails to load, the original is tried; if there is none
 * or it fails, too, a placeholder of the same size is shown.
 */
export function ResponsiveImage({ sources, alt, categoryIcon, isFirst = false }: ResponsiveImageProps): ReactNode {
  const [failed, setFailed] = useState({ src: '', count: 0 })
  const failureCount = failed.src === sources?.src ? failed.count : 0
  const hasResizedFiles = sources?.avif !== undefined || sources?.webp !== undefined
  if (sources === null || failureCount > (hasResizedFiles ? 1 : 0)) {
    return (
      <span
        className={styles.placeholder}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <CategoryIcon name={categoryIcon} size={72} />
      </span>
    )
  }
  const { src, width, height } = sources
  const { avif, webp, sizes } = failureCount === 0 ? sources : {}
  const handleError = (): void => {
    setFailed({ src, count: failureCount + 1 })
  }
  return (
    <picture className={styles.picture}>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        key={failureCount}
        className={styles.image}
        src={src}
        srcSet={webp}
        sizes={webp === undefined ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        onError={handleError}
        ref={(element) => {
          // An image that failed before hydration fires no more error event.
          if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') handleError()
        }}
      />
    </picture>
  )
}
