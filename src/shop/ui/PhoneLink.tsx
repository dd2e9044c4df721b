import type { ReactNode } from 'react'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { toPhoneUrl } from '../domain/phone-url.ts'
import { useShopInfo } from '../state/shop-store.ts'
import styles from './PhoneLink.module.css'

/** The shop's phone number. Nothing until the page has started. */
export function PhoneLink(): ReactNode {
  const info = useShopInfo()
  if (info === null) return null
  return (
    <a className={styles.phone} href={toPhoneUrl(info.phone)}>
      <Icon name="phone" size={18} />
      <Figure>{info.phone}</Figure>
    </a>
  )
}
