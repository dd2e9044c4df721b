import type { ReactNode, RefObject } from 'react'
import { useSearchMessages } from '../../messages/search-messages.ts'
import { setSearchText } from '../../state/menu-search.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ClearSearch.module.css'

/** Empties the search field, which keeps the focus. */
export function ClearSearch({ field }: { readonly field: RefObject<HTMLInputElement | null> }): ReactNode {
  const messages = useSearchMessages()
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={messages.clear}
      onClick={() => {
        setSearchText('')
        field.current?.focus()
      }}
    >
      <Icon name="x" size={18} />
    </button>
  )
}
