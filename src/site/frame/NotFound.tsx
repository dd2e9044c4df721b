import type { ReactNode } from 'react'
import { getDirection, LANGUAGES } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { LastOrderLink } from '#order/remember/ui/LastOrderLink.tsx'
import { getPageMessages } from '../messages/page-messages.ts'
import styles from './NotFound.module.css'

/** In both languages, because the path does not show which one the customer reads. */
export function NotFound(): ReactNode {
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden>
        404
      </p>
      {LANGUAGES.map((language, index) => {
        const { notFound } = getPageMessages(language)
        const Heading = index === 0 ? 'h1' : 'h2'
        return (
          <section key={language} lang={language} dir={getDirection(language)} className={styles.message}>
            <Heading className={styles.title}>{notFound.title}</Heading>
            <p>{notFound.text}</p>
            <div className={styles.links}>
              <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
                {notFound.toMenu}
              </a>
              <LastOrderLink language={language} isStatic />
            </div>
          </section>
        )
      })}
    </div>
  )
}
