import { useEffect, useRef, useState, type ReactNode } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { readSiteOrigin } from '../../browser/site-origin.ts'
import { getDishPath } from '../../core/routes.ts'
import { toLocalText } from '../../core/text/language.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import type { MenuItem } from '../domain/menu.ts'
import { useDishMessages } from '../messages/dish-messages.ts'
import styles from './ShareDish.module.css'

/** Shares the link to an item's page by the device's sheet, else copies it; shown to be copied if that is refused. */
export function ShareDish({ item }: { item: MenuItem }): ReactNode {
  const language = useLanguage()
  const messages = useDishMessages()
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Only in the browser, after a click.
  const getUrl = (): string => readSiteOrigin() + getDishPath(item.id, language)

  useEffect(() => {
    if (result === 'refused') field.current?.select()
  }, [result])

  const copy = async (): Promise<void> => {
    setResult((await copyText(getUrl())) ? 'copied' : 'refused')
  }
  const share = (): void => {
    if (typeof navigator.share !== 'function') {
      void copy()
      return
    }
    navigator.share({ title: toLocalText(item.name, language).text, url: getUrl() }).catch((error: unknown) => {
      // The customer has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      void copy()
    })
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={share}>
        {messages.share}
      </button>
      <span role="status">{result === 'copied' && messages.linkCopied}</span>
      {result === 'refused' && (
        <label className={styles.link}>
          {messages.copyLink}
          <input ref={field} readOnly dir="ltr" value={getUrl()} />
        </label>
      )}
    </div>
  )
}
