import { useRef, useState, type ReactNode } from 'react'
import { useAllowsEmbeds } from '#browser/device/use-allows-embeds.ts'
import { useHostReachability } from '#browser/device/use-host-reachability.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './MapEmbed.module.css'

interface MapEmbedProps {
  readonly url: string
  readonly title: string
  /** Label of the button that loads the map when Global Privacy Control or Save-Data is set. */
  readonly showMapLabel: string
}

/**
 * Google Maps in an iframe over the illustrated map, which stays visible if it can’t load. Hydrated
 * near the viewport, without a request before; with Global Privacy Control or Save-Data it waits
 * for a click. An iframe does not report load errors, so the host is checked first.
 */
export function MapEmbed({ url, title, showMapLabel }: MapEmbedProps): ReactNode {
  const allowsEmbeds = useAllowsEmbeds()
  const [clicks, setClicks] = useState(0)
  const [isLoaded, setLoaded] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const reachability = useHostReachability(url, clicks + (allowsEmbeds === true ? 1 : 0))
  const isLoading = reachability === 'checking' || reachability === 'reachable'
  return (
    <div className={styles.layer}>
      {reachability === 'reachable' && (
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          data-loaded={isLoaded || undefined}
          onLoad={(event) => {
            // The button is removed: its focus moves to the map.
            if (document.activeElement === buttonRef.current) event.currentTarget.focus({ preventScroll: true })
            setLoaded(true)
          }}
        />
      )}
      {allowsEmbeds === false && !isLoaded && (
        <button
          ref={buttonRef}
          className={styles.loadButton}
          type="button"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) setClicks(clicks + 1)
          }}
        >
          <Icon name="map-pin" size={20} />
          {showMapLabel}
        </button>
      )}
    </div>
  )
}
