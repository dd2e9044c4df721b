import type { ReactNode } from 'react'
import { localText, type Bilingual, type Language } from '../../domain/language.ts'
import { messages } from '../../messages/index.ts'
import styles from './Gallery.module.css'

interface GalleryProps {
  readonly language: Language
  /** Sizes in px. */
  readonly pictures: readonly {
    readonly address: string
    readonly width: number
    readonly height: number
    readonly alternative: Bilingual
  }[]
}

/** The owner's pictures in a row that scrolls sideways (GAL-1). */
export function Gallery({ language, pictures }: GalleryProps): ReactNode {
  const words = messages(language).gallery
  return (
    <section id="gallery" className={styles['gallery']} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles['title']}>
        {words.title}
      </h2>
      <ul className={styles['pictures']} tabIndex={0} aria-label={words.pictures}>
        {pictures.map(({ address, width, height, alternative }) => {
          const { text } = localText(alternative, language)
          return (
            <li key={address}>
              <img src={address} width={width} height={height} alt={text} loading="lazy" decoding="async" />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
