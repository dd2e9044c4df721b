import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMenuMessages } from '../messages/menu-messages.ts'
import { setSearchText } from '../state/menu-search.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SearchField.module.css'
import type { MenuSearch } from './use-menu-search.ts'

interface SearchFieldProps extends MenuSearch {
  readonly onFocus: () => void
}

/**
 * The field that searches the menu, on phones a magnifier until it has the focus. What was typed before hydration is
 * searched for, too.
 */
export function SearchField({ text, parts, isUnavailable, load, onFocus }: SearchFieldProps): ReactNode {
  const { menu: messages } = useMenuMessages()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (field.current) setSearchText(field.current.value)
  }, [])

  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        className={styles.input}
        aria-label={messages.search}
        placeholder={messages.search}
        // An empty field has the direction of its placeholder.
        dir={text === '' ? undefined : 'auto'}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onPointerDown={load}
        onFocus={() => {
          load()
          onFocus()
        }}
        onKeyDown={parts?.handleSearchKey}
        onChange={({ target }) => {
          setSearchText(target.value)
        }}
      />
      {parts && text !== '' && <parts.ClearSearch field={field} />}
      {isUnavailable && <p role="status">{messages.searchUnavailable}</p>}
    </search>
  )
}
