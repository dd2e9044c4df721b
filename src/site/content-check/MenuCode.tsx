import type { ReactNode } from 'react'
import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { getDirection, LANGUAGES, type Bilingual, type Language } from '#core/text/language.ts'
import { getContentCheckMessages } from '../messages/content-check-messages.ts'
import styles from './MenuCode.module.css'

export interface MenuCodeProps {
  readonly language: Language
  /** Where the code leads: the site's address. */
  readonly url: string
  /** Of the restaurant. */
  readonly name: Bilingual
}

/** Around the code, in modules: what readers need to find it. */
const QUIET_ZONE = 4

/**
 * The site's address as a QR code for tables and bags, in both languages. On paper it is all of the page, whose
 * own address nobody must read there.
 */
export function MenuCode({ language, url, name }: MenuCodeProps): ReactNode {
  const { title, howToPrint } = getContentCheckMessages(language).menuCode
  // A quarter of the code may be stained or torn.
  const code = generate(url, { minCorrectionLevel: correction.Q })
  const modules = code.size + 2 * QUIET_ZONE
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.howToPrint}>{howToPrint}</p>
      <div className={styles.paper}>
        {LANGUAGES.map((each) => (
          <p key={each} className={styles.name} lang={each} dir={getDirection(each)}>
            {name[each]}
          </p>
        ))}
        <svg
          role="img"
          aria-label={title}
          className={styles.code}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${modules} ${modules}`}
          shapeRendering="crispEdges"
        >
          <path d={toSvgPath(code)} />
        </svg>
        {LANGUAGES.map((each) => (
          <p key={each} lang={each} dir={getDirection(each)}>
            {getContentCheckMessages(each).menuCode.scan}
          </p>
        ))}
        <bdi className={styles.url} dir="ltr">
          {url}
        </bdi>
      </div>
    </section>
  )
}
