import type { ReactNode } from 'react'
import { getSeverity, type ContentCheck, type Finding } from '#content/domain/content-finding.ts'
import type { Language, LocalText } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { formatVerdict, getContentCheckMessages } from '../messages/content-check-messages.ts'
import { formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import styles from './ContentCheckPage.module.css'
import { FindingList } from './FindingList.tsx'
import { HandOffCounts, type HandOffCountsProps } from './HandOffCounts.tsx'
import { MenuCode, type MenuCodeProps } from './MenuCode.tsx'

export interface SummaryRow {
  readonly name: string
  readonly values: readonly LocalText[]
}

interface ContentCheckPageProps {
  readonly language: Language
  readonly check: ContentCheck
  /** null where nothing is counted. */
  readonly handOffs: HandOffCountsProps['counts']
  readonly site: readonly SummaryRow[]
  /** What a printed code says and where it leads. */
  readonly menuCode: Pick<MenuCodeProps, 'url' | 'name'>
}

const SITE_ID = 'site'

/** The owner's page: findings with their fixes, how many orders there were, a summary of the settings, a code to print. */
export function ContentCheckPage({ language, check, handOffs, site, menuCode }: ContentCheckPageProps): ReactNode {
  const messages = getContentCheckMessages(language)
  const bySeverity = Object.groupBy(check.findings ?? [], getSeverity)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.title}</h1>
      <Result language={language} check={check} />
      <FindingList language={language} title={messages.errors} findings={bySeverity.error} />
      <FindingList language={language} title={messages.warnings} findings={bySeverity.warning} />
      <FindingList language={language} title={messages.tips} findings={bySeverity.tip} />
      <HandOffCounts language={language} counts={handOffs} />
      <section className={styles.site} id={SITE_ID}>
        <h2 className={styles.heading}>{messages.site.title}</h2>
        <dl className={styles.facts}>
          {site.map(({ name, values }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value.text}>
                  <LocalizedText text={value} pageLanguage={language} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className={styles.note}>{messages.site.note}</p>
        <a className={styles.link} href={getPath('home', language)}>
          {messages.toSite}
        </a>
      </section>
      <div className={styles.menuCode}>
        <MenuCode language={language} {...menuCode} />
      </div>
      <p className={styles.note}>{messages.keepSecret}</p>
    </div>
  )
}

function Result({ language, check }: Pick<ContentCheckPageProps, 'language' | 'check'>): ReactNode {
  const messages = getContentCheckMessages(language)
  if (check.findings === null) {
    return (
      <div className={styles.result} data-result="problem">
        <p className={styles.verdict}>{messages.notRead}</p>
        <p>
          {messages.notReadFix}{' '}
          <bdi dir="ltr" lang="en">
            {check.reason}
          </bdi>
        </p>
      </div>
    )
  }
  const { findings } = check
  return (
    <div className={styles.result} data-result={getResult(findings)}>
      <p className={styles.verdict}>{formatVerdict(language, findings)}</p>
      {check.uncheckedImageCount > 0 && <p>{messages.uncheckedImages(check.uncheckedImageCount)}</p>}
      <p>
        {messages.readAt(formatDate(check.readAt, language, check.readAt), formatTimeOfDay(check.readAt, language))}
      </p>
      <p className={styles.note}>{messages.onceAMinute}</p>
      {findings.length > 0 && (
        <a className={styles.link} href={`#${SITE_ID}`}>
          {messages.site.title}
        </a>
      )}
    </div>
  )
}

function getResult(findings: readonly Finding[]): 'problem' | 'warning' | 'well' {
  const severities = findings.map(getSeverity)
  if (severities.includes('error')) return 'problem'
  return severities.includes('warning') ? 'warning' : 'well'
}
