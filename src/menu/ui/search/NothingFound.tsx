import type { ReactNode } from 'react'
import { useSearchMessages } from '../../messages/search-messages.ts'
import { setSearchText } from '../../state/menu-search.ts'
import styles from './NothingFound.module.css'

/** Says that nothing was found, and offers a search that finds something, or none. The field gets the focus. */
export function NothingFound({ message }: { readonly message: string }): ReactNode {
  const messages = useSearchMessages()
  const offers = [
    [messages.trySearch, messages.example],
    [messages.clearSearch, ''],
  ] as const
  return (
    <div className={styles.nothing}>
      <p className={styles.message}>{message}</p>
      <div className={styles.offers}>
        {offers.map(([label, text]) => (
          <button
            key={label}
            type="button"
            className={styles.offer}
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.querySelector<HTMLElement>('[type="search"]')?.focus()
              setSearchText(text)
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
