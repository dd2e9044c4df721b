import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** A link that leaves the site: a new tab, no opener, no referrer (LINK-1). */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
