import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

interface SkipLinkProps {
  readonly href: string
  readonly children: string
}

/** Passes over what a keyboard would have to step through; seen while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps): ReactNode {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}
