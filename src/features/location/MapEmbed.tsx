import { useRef, useState, type ReactNode } from 'react'
import { useAllowsEmbeds } from '../../hooks/use-allows-embeds.ts'
import { useHostReachability } from '../../hooks/use-host-reachability.ts'
import { Icon } from '../../ui/Icon.tsx'
import { mapPinIcon } from '../../ui/icons.ts'
import styles from './MapEmbed.module.css'

interface MapEmbedProps {
  readonly address: string
  readonly title: string
  /** Name of the button that loads the map for a visitor who asked for privacy or little data. */
  readonly showMap: string
  /** The drawn map: shown until the frame has come, and for good where it can't. */
  readonly children?: ReactNode
}

/**
 * The maps service in a frame, over the drawn map. It is hydrated when the section comes near, and
 * nothing is requested of the maps service before (LOC-1); with Global Privacy Control or Save-Data,
 * not before a click. A frame can't tell that it failed, so the service is asked first.
 */
export function MapEmbed({ address, title, showMap, children }: MapEmbedProps): ReactNode {
  const loadsEmbeds = useAllowsEmbeds()
  const [clicks, setClicks] = useState(0)
  const [isLoaded, setCome] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const reach = useHostReachability(address, clicks + (loadsEmbeds === true ? 1 : 0))
  const isLoading = reach === 'asking' || reach === 'reachable'
  return (
    <div className={styles.map}>
      <div aria-hidden={isLoaded || undefined}>{children}</div>
      {reach === 'reachable' && (
        <iframe
          className={styles.frame}
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          data-loaded={isLoaded || undefined}
          onLoad={(event) => {
            // The button leaves the page: its focus goes on to what it asked for.
            if (document.activeElement === button.current) event.currentTarget.focus({ preventScroll: true })
            setCome(true)
          }}
        />
      )}
      {loadsEmbeds === false && !isLoaded && (
        <button
          ref={button}
          className={styles.show}
          type="button"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) setClicks(clicks + 1)
          }}
        >
          <Icon icon={mapPinIcon} size={20} />
          {showMap}
        </button>
      )}
    </div>
  )
}
