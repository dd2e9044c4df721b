import type { ReactNode } from 'react'
import { formatAed, sumFils } from '#core/money.ts'
import { Figure } from '#ui/Figure.tsx'
import { groupByPerson } from '../people.ts'
import type { PricedLine } from '../../lines/price.ts'
import styles from './PeopleSums.module.css'

/** What each person's lines cost, so that friends can settle. */
export function PeopleSums({ label, lines }: { label: string; lines: readonly PricedLine[] }): ReactNode {
  const groups = groupByPerson(lines).filter(({ person }) => person !== null)
  if (groups.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={label}>
      {groups.map(({ person, lines: own }) => (
        <li key={person}>
          <bdi>{person}</bdi>: <Figure>{formatAed(sumFils(own.map(({ total }) => total)))}</Figure>
        </li>
      ))}
    </ul>
  )
}
