import type { ReactNode } from 'react'
import type { HeroPicture as Picture } from '../../domain/hero-pictures.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from './HeroPicture.module.css'

/** Width of the drawn picture: beside the words from 900 px, across the screen below. */
const SIZES = '(min-width: 900px) 54vw, 100vw'

/** The table in front of the visitor: the largest paint of the page. */
export function HeroPicture({ picture }: { picture: Picture }): ReactNode {
  const { words } = useWords()
  const { avif, fallback } = picture
  return (
    <picture className={styles['frame']}>
      <source type="image/avif" srcSet={avif.map(({ src, width }) => `${src} ${width ?? 0}w`).join()} sizes={SIZES} />
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
