import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Opens a new tab, without opener and referrer. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  // eslint-disable-next-line jsx-a11y-x/anchor-has-content -- the content is among the props
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
