import { useEffect, useRef, useState, type ReactNode } from 'react'
import { copyText } from '#browser/device/clipboard.ts'
import { Icon } from './Icon.tsx'
import styles from './ShareLink.module.css'

interface ShareLinkProps {
  /** The button's. */
  readonly label: string
  /** Whether the button shows an icon in its place; what it says takes no room then. */
  readonly isIcon?: boolean
  readonly messages: {
    readonly linkCopied: string
    /** Asks to copy by hand. */
    readonly copyLink: string
  }
  /** What the device's sheet calls the link. */
  readonly title: string
  /** Called in the browser only, after a click. */
  readonly getUrl: () => string
}

/** Shares a link by the device's sheet, else copies it; shown to be copied if that is refused. */
export function ShareLink({ label, isIcon = false, messages, title, getUrl }: ShareLinkProps): ReactNode {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (result === 'refused') field.current?.select()
  }, [result])

  const copy = async (): Promise<void> => {
    setResult((await copyText(getUrl())) ? 'copied' : 'refused')
  }
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') {
      await copy()
      return
    }
    try {
      await navigator.share({ title, url: getUrl() })
    } catch (error) {
      // The customer has closed the sheet, or it is still open after an earlier tap.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return
      await copy()
    }
  }

  return (
    <div className={styles.share} data-icon={isIcon || undefined}>
      <button
        type="button"
        className={isIcon ? styles.icon : styles.button}
        aria-label={isIcon ? label : undefined}
        onClick={() => void share()}
      >
        {isIcon ? <Icon name="share" size={22} /> : label}
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
