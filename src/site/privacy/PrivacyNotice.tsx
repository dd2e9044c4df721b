import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import styles from './PrivacyNotice.module.css'

interface PrivacyNoticeProps {
  readonly language: Language
  readonly restaurant: RestaurantConfig
  /** Whether no picture comes from Contentful. */
  readonly hasOwnImages?: boolean
  /** Whether the server counts what browsers report. */
  readonly countsEvents?: boolean
  readonly children?: ReactNode
}

/** Which data the site holds, where and for how long. Every sentence has to match the code. */
export function PrivacyNotice({
  language,
  restaurant,
  hasOwnImages = false,
  countsEvents = false,
  children,
}: PrivacyNoticeProps): ReactNode {
  const { privacy: messages } = getPageMessages(language)
  const { logDays, controller, email } = restaurant.privacy
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.lead}>
        {messages.noAccount} <strong>{messages.noOrder}</strong> {messages.yourMessage}
      </p>
      <div className={styles.sections}>
        <Section title={messages.order.title}>
          <p>{messages.order.text}</p>
        </Section>
        <Section title={messages.browser.title}>
          <ul>
            {messages.browser.kept.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {children}
          <p>{messages.browser.noCookies}</p>
        </Section>
        <Section title={messages.server.title}>
          <p>{messages.server.log(logDays)}</p>
          {countsEvents && <p>{messages.server.counts}</p>}
        </Section>
        <Section title={messages.others.title}>
          <p>{messages.others.map}</p>
          {!hasOwnImages && <p>{messages.others.pictures}</p>}
        </Section>
        <Section title={messages.questions.title}>
          <p>{messages.questions.text}</p>
          <p className={styles.contacts}>
            <a href={toPhoneUrl(restaurant.phone)} data-live="phone">
              <Figure>{restaurant.phone}</Figure>
            </a>
            {email !== undefined && email !== '' && (
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            )}
          </p>
          <p>
            {messages.questions.responsible} {controller[language]}
          </p>
        </Section>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}
