import type { ReactNode } from 'react'
import styles from './Price.module.css'

export type PriceLayout = 'card' | 'inline' | 'stacked' | 'title'

interface PriceProps {
  /** 'AED 13.50' */
  readonly amount: string
  /** The struck-through price, with labels for screen readers, which do not announce the line. */
  readonly originalPrice?: { readonly amount: string; readonly was: string; readonly now: string } | undefined
  /** '−25%', beside the original price. */
  readonly discount?: string | undefined
  /** 'from', where more may be asked for. */
  readonly prefix?: string | undefined
  /**
   * 'inline': both prices on one line where they fit, instead of one above the other; 'card': the old one is small on
   * phones, and elsewhere the price that counts is in line with the middle of a card's buttons; 'title': beside a name, the
   * old one without its currency.
   */
  readonly layout?: PriceLayout
}

/** An amount, isolated left to right; if discounted, after the original price. */
export function Price({ amount, originalPrice, discount, prefix, layout = 'stacked' }: PriceProps): ReactNode {
  return (
    <span className={`${styles.price} ${styles[layout] ?? ''}`}>
      {originalPrice && (
        <span className={styles.original}>
          <s>
            <span className="visually-hidden">{originalPrice.was} </span>
            <bdi dir="ltr">{layout === 'title' ? originalPrice.amount.split(' ').at(-1) : originalPrice.amount}</bdi>
          </s>
          {discount !== undefined && <b className={styles.discount}> {discount}</b>}
        </span>
      )}{' '}
      {originalPrice && <span className="visually-hidden">{originalPrice.now} </span>}
      {prefix !== undefined && <span className={styles.prefix}>{prefix} </span>}
      <Amount text={amount} />
    </span>
  )
}

/**
 * The currency in smaller type. Changing text has its own element: a browser's translation replaces
 * text nodes, which React would not notice.
 */
function Amount({ text }: { text: string }): ReactNode {
  const [currency, number] = text.split(' ')
  return (
    <strong dir="ltr" className={styles.amount}>
      <span className={styles.currency}>{currency}</span> <span>{number}</span>
    </strong>
  )
}
