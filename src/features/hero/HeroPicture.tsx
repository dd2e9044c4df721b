import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import styles from './HeroPicture.module.css'
import small from './pictures/table-800.avif'
import large from './pictures/table-1600.avif'
import fallback from './pictures/table-1200.webp'

/** The table in front of the visitor: the largest paint of the page. */
export function HeroPicture(): ReactNode {
  const { words } = useWords()
  return (
    <picture className={styles['frame']}>
      <source
        type="image/avif"
        srcSet={`${small.src} ${small.width}w, ${large.src} ${large.width}w`}
        sizes="(min-width: 900px) 54vw, 100vw"
      />
      <img
        className={styles['picture']}
        src={fallback.src}
        width={fallback.width}
        height={fallback.height}
        alt={words.hero.picture}
        fetchPriority="high"
      />
    </picture>
  )
}
