import type { ReactNode } from 'react'
import { toLocalText, type Language } from '#core/text/language.ts'
import type { DeliveryApp } from '#shop/domain/restaurant.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { getPageMessages } from '../messages/page-messages.ts'
import styles from './DeliveryApps.module.css'

interface DeliveryAppsProps {
  readonly language: Language
  readonly apps: readonly DeliveryApp[]
}

/** One line of links to the apps that deliver for the restaurant. */
export function DeliveryApps({ language, apps }: DeliveryAppsProps): ReactNode {
  if (apps.length === 0) return null
  return (
    <div className={styles.apps}>
      <span id="also-on" className={styles.label}>
        {getPageMessages(language).hero.alsoOn}
      </span>
      <ul aria-labelledby="also-on">
        {apps.map((app) => (
          <li key={app.url}>
            <ExternalLink className={styles.app} href={app.url}>
              <LocalizedText text={toLocalText(app.name, language)} pageLanguage={language} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
