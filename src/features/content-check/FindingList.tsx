import type { ReactNode } from 'react'
import type { Finding } from '../../domain/content-finding.ts'
import type { Language } from '../../domain/language.ts'
import { describeFinding, getContentCheckMessages } from '../../i18n/content-check-messages.ts'
import styles from './FindingList.module.css'

interface FindingListProps {
  readonly language: Language
  readonly title: string
  readonly findings: readonly Finding[]
}

/** Nothing without findings. */
export function FindingList({ language, title, findings }: FindingListProps): ReactNode {
  if (findings.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {findings.map((finding, index) => (
          <li key={index} className={styles.finding}>
            <Place language={language} finding={finding} />
            <Words language={language} finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which entry and which field, in the words that the owner sees in Contentful. */
function Place({ language, finding }: { language: Language; finding: Finding }): ReactNode {
  const messages = getContentCheckMessages(language)
  const { name, type, field, value, image, other } = finding
  const shown = image === undefined ? value : other
  if (type === undefined) return null
  return (
    <>
      <h3 className={styles.entry}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.type} lang="en" dir="ltr">
          {type}
        </span>
      </h3>
      {field !== undefined && (
        <p className={styles.place}>
          <bdi className={styles.field} lang="en" dir="ltr">
            {field}
          </bdi>
          {': '}
          {shown === undefined ? messages.emptyField : <Value text={shown} />}
        </p>
      )}
    </>
  )
}

/** Digits and signs are read from the left. */
function Value({ text }: { text: string }): ReactNode {
  return (
    <bdi className={styles.value} dir={/\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  )
}

function Words({ language, finding }: { language: Language; finding: Finding }): ReactNode {
  const { problem, cure } = describeFinding(language, finding)
  return (
    <>
      <p>{problem}</p>
      <p>
        <strong>{getContentCheckMessages(language).whatToDo}</strong> {cure}
      </p>
    </>
  )
}
