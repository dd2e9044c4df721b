import type { ReactNode } from 'react'
import styles from './Price.module.css'

interface PriceProps {
  /** 'AED 13.50'. */
  readonly amount: string
  /** The struck amount before a discount, with the words that say so to those who can't see the strike (MENU-5). */
  readonly originalPrice?: { readonly amount: string; readonly was: string; readonly now: string } | undefined
}

/** An amount, isolated left to right; with a discount the old one is struck through. */
export function Price({ amount, originalPrice: originalPrice }: PriceProps): ReactNode {
  return (
    <span className={styles.price}>
      {originalPrice && (
        <s className={styles.before}>
          <span className="visually-hidden">{originalPrice.was} </span>
          <bdi dir="ltr">{originalPrice.amount}</bdi>
        </s>
      )}{' '}
      <strong className={styles.amount}>
        {originalPrice && <span className="visually-hidden">{originalPrice.now} </span>}
        <bdi dir="ltr">{amount}</bdi>
      </strong>
    </span>
  )
}
