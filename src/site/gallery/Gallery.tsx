import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import styles from './Gallery.module.css'

interface GalleryProps {
  readonly language: Language
  readonly children?: ReactNode
}

export function Gallery({ language, children }: GalleryProps): ReactNode {
  return (
    <section id="gallery" className={styles.gallery} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={styles.title}>
        {getPageMessages(language).gallery.title}
      </h2>
      <div className={styles.carousel}>{children}</div>
    </section>
  )
}
