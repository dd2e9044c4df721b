import type { MouseEvent, ReactNode } from 'react'

/** Reloads the page: unlike a link to its path, that keeps the URL's fragment, which holds the order. */
export function RetryLink({ href, label }: { href: string; label: string }): ReactNode {
  const reload = (event: MouseEvent): void => {
    event.preventDefault()
    window.location.reload()
  }
  return (
    <a href={href} onClick={reload}>
      {label}
    </a>
  )
}
