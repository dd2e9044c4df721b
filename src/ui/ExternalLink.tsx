import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** A link that leaves the site: a new tab, no opener, no referrer (LINK-1). */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- the content is among the props
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
