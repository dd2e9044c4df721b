import { useEffect, useRef, useState, type ReactNode } from 'react'
import { restaurant } from '../../../../../restaurant.config.ts'
import { findPosition } from '#browser/device/find-position.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { Icon } from '#ui/Icon.tsx'
import { isFarFrom, isRough, roundAccuracy, type DeliveryLocation } from '../delivery-location.ts'
import { useOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import styles from './LocationField.module.css'

const RESTAURANT = {
  latitude: Number(restaurant.position.latitude),
  longitude: Number(restaurant.position.longitude),
}

interface LocationFieldProps {
  readonly location: DeliveryLocation | null
  readonly onChange: (location: DeliveryLocation | null) => void
}

/** Adds to the order where the device is, when asked to; one button, so that it keeps the focus. */
export function LocationField({ location, onChange }: LocationFieldProps): ReactNode {
  const { customerLocation: messages } = useOnDemandMessages()
  const { search, find } = useLocationSearch(onChange)
  const isFinding = search === 'finding'
  return (
    <div className={styles.location}>
      <button
        type="button"
        className={styles.button}
        data-kind={location === null ? 'add' : 'remove'}
        aria-disabled={isFinding}
        onClick={() => {
          if (isFinding) return
          if (location === null) find()
          else onChange(null)
        }}
      >
        {location === null && <Icon name="map-pin" size={20} />}
        {isFinding ? messages.finding : location === null ? messages.addLocation : messages.remove}
      </button>
      {/* The region is there before its text, so that the text is announced. */}
      <div role="status" className={styles.result}>
        {isFinding && <p className="visually-hidden">{messages.finding}</p>}
        {search === 'failed' && location === null && <p>{messages.notFound}</p>}
        {location !== null && (
          <p className={styles.added}>
            <Icon name="map-pin" size={18} />
            <LocationText location={location} />
          </p>
        )}
        {location !== null && isFarFrom(location, RESTAURANT) && <p>{messages.far}</p>}
      </div>
    </div>
  )
}

/** That the location is added, and how exactly it is known. */
export function LocationText({ location }: { location: DeliveryLocation }): ReactNode {
  const { customerLocation: messages } = useOnDemandMessages()
  const metres = roundAccuracy(location)
  return keepFigures(isRough(location) ? messages.roughly(metres) : messages.added(metres))
}

interface LocationSearch {
  readonly search: 'none' | 'finding' | 'failed'
  readonly find: () => void
}

/** Finds the device; an answer that comes after the form has gone is dropped. */
function useLocationSearch(onFound: (location: DeliveryLocation) => void): LocationSearch {
  const [search, setSearch] = useState<LocationSearch['search']>('none')
  const isGone = useRef(false)
  useEffect(() => {
    return () => {
      isGone.current = true
    }
  }, [])
  const find = async (): Promise<void> => {
    setSearch('finding')
    try {
      const { latitude, longitude, accuracy } = await findPosition()
      if (isGone.current) return
      onFound({ latitude, longitude, accuracy })
      setSearch('none')
    } catch {
      setSearch('failed')
    }
  }
  return { search, find: () => void find() }
}
