import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { toPhoneUrl } from '../../domain/restaurant.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './ErrorFallback.module.css'

interface ErrorFallbackProps {
  readonly language: Language
  /** The chat with a greeting in it. */
  readonly greeting: string
}

/** Lies in every page, unseen until a part of it does not work: how to order all the same (P05, P06). */
export function ErrorFallback({ language, greeting }: ErrorFallbackProps): ReactNode {
  const { footer, broken, noMenu } = getPageMessages(language)
  return (
    <aside className={styles.note} role="alert">
      <p>{broken}</p>
      <p className={styles.ways}>
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- leads to this page again, without a script */}
        <a href="">{noMenu.retry}</a>
        <a href={toPhoneUrl(restaurant.phone)}>
          <bdi dir="ltr">{restaurant.phone}</bdi>
        </a>
        <ExternalLink href={greeting}>{footer.whatsapp}</ExternalLink>
      </p>
    </aside>
  )
}
