import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Opens a new tab, without opener and referrer. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
