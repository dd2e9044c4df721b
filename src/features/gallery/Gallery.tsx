import type { ReactNode } from 'react'
import { localText, type Bilingual, type Language } from '../../domain/language.ts'
import { pictureSources, type SizedPicture } from '../../domain/picture-sources.ts'
import { messages } from '../../messages/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'

interface GalleryProps {
  readonly language: Language
  readonly pictures: readonly (SizedPicture & { readonly alternative: Bilingual })[]
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
        {pictures.map((picture) => (
          <li key={picture.address}>
            <Picture
              sources={pictureSources(picture, 'gallery')}
              alternative={localText(picture.alternative, language).text}
              icon="All"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
