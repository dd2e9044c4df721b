import type { ReactNode } from 'react'
import type { Finding } from '#content/domain/content-finding.ts'
import type { Language } from '#core/text/language.ts'
import { describeFinding, getContentCheckMessages } from '../messages/content-check-messages.ts'
import styles from './FindingList.module.css'

interface FindingListProps {
  readonly language: Language
  readonly title: string
  readonly findings: readonly Finding[] | undefined
}

interface FindingProps {
  readonly language: Language
  readonly finding: Finding
}

/** The findings grouped by entry; empty without findings. */
export function FindingList({ language, title, findings = [] }: FindingListProps): ReactNode {
  if (findings.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {groupByEntry(findings).map((group, index) => (
          <li key={index} className={styles.card}>
            {group[0]?.type !== undefined && <EntryHeading language={language} finding={group[0]} />}
            {group.map((finding, position) => (
              <div key={position} className={styles.finding}>
                <Place language={language} finding={finding} />
                <Words language={language} finding={finding} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A finding without an entry is a group of its own. */
function groupByEntry(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = Map.groupBy(findings, ({ type, id }, index) => (type === undefined ? index : `${type} ${id}`))
  return [...groups.values()]
}

/** Names of entry and type as in Contentful. */
function EntryHeading({ language, finding }: FindingProps): ReactNode {
  return (
    <h3 className={styles.entry}>
      <bdi>{describeFinding(language, finding).entry}</bdi>{' '}
      <span className={styles.type} lang="en" dir="ltr">
        {finding.type}
      </span>
    </h3>
  )
}

function Place({ language, finding }: FindingProps): ReactNode {
  const { field, value, image, other } = finding
  const shown = image === undefined ? value : other
  if (field === undefined) return null
  return (
    <p>
      <bdi className={styles.field} lang="en" dir="ltr">
        {field}
      </bdi>
      {': '}
      {shown === undefined ? getContentCheckMessages(language).emptyField : <Value text={shown} />}
    </p>
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

function Words({ language, finding }: FindingProps): ReactNode {
  const { problem, fix } = describeFinding(language, finding)
  return (
    <>
      <p>{problem}</p>
      <p>
        <strong>{getContentCheckMessages(language).whatToDo}</strong> {fix}
      </p>
    </>
  )
}
