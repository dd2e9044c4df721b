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

/** Links to the apps that deliver for the restaurant. */
export function DeliveryApps({ language, apps }: DeliveryAppsProps): ReactNode {
  return (
    <ul className={styles.apps} aria-label={getPageMessages(language).hero.orAppsLabel}>
      {apps.map((app) => (
        <li key={app.url}>
          <ExternalLink className={styles.app} href={app.url}>
            <LocalizedText text={toLocalText(app.name, language)} pageLanguage={language} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
