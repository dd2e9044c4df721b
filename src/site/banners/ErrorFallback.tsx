import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import styles from './ErrorFallback.module.css'

interface ErrorFallbackProps {
  readonly language: Language
  readonly phone: string
  readonly greetingUrl: string
}

/**
 * In every page, hidden until a script fails: how to order by phone or WhatsApp. A native dialog, because its button
 * closes it without any script.
 */
export function ErrorFallback({ language, phone, greetingUrl }: ErrorFallbackProps): ReactNode {
  const { footer, scriptError, menuUnavailable } = getPageMessages(language)
  return (
    <dialog open className={styles.fallback}>
      <div role="alert">
        <p>{scriptError}</p>
        <p className={styles.links}>
          {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- reloads the page without a script */}
          <a href="">{menuUnavailable.retry}</a>
          <a href={toPhoneUrl(phone)} data-live="phone">
            <Figure>{phone}</Figure>
          </a>
          <ExternalLink href={greetingUrl} data-live="whatsapp">
            {footer.whatsapp}
          </ExternalLink>
        </p>
      </div>
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={getMenuMessages(language).menu.close}>
          <Icon name="x" size={22} />
        </button>
      </form>
    </dialog>
  )
}
