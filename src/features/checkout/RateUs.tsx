import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { reviewLink } from '../../domain/restaurant.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { starIcon } from '../../ui/icons.ts'
import styles from './QuietAction.module.css'

/** The way to a review (CHK-5). */
export function RateUs(): ReactNode {
  const { words } = useCheckoutWords()
  const address = reviewLink(restaurant)
  if (address === null) return null
  return (
    <OutsideLink className={styles['action']} href={address}>
      <Icon icon={starIcon} size={18} />
      {words.checkout.rateUs}
    </OutsideLink>
  )
}
