import type { ReactNode } from 'react'
import styles from './Figure.module.css'

/**
 * An amount or a phone number: runs left to right in both languages, and no line ends within it.
 */
export function Figure({ children }: { children: string }): ReactNode {
  return (
    <bdi dir="ltr" className={styles.figure}>
      {children}
    </bdi>
  )
}
