import { useState, type ReactNode } from 'react'
import { useCanReach } from '../../browser/reach.ts'
import styles from './MapFrame.module.css'

interface MapFrameProps {
  readonly address: string
  readonly title: string
  /** The drawn map: shown until the frame has come, and for good where it can't. */
  readonly children?: ReactNode
}

/**
 * The maps service in a frame, over the drawn map. It wakes up when the section comes near, and nothing is asked of the
 * maps service before (LOC-1). A frame can't tell that it failed, so the service is asked first.
 */
export function MapFrame({ address, title, children }: MapFrameProps): ReactNode {
  const isReachable = useCanReach(address)
  const [hasCome, setCome] = useState(false)
  return (
    <div className={styles['map']}>
      <div aria-hidden={hasCome || undefined}>{children}</div>
      {isReachable && (
        <iframe
          className={styles['frame']}
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          data-come={hasCome || undefined}
          onLoad={() => {
            setCome(true)
          }}
        />
      )}
    </div>
  )
}
