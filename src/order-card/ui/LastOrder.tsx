import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { onLocalValueChange } from '#browser/storage/on-local-value-change.ts'
import { safeLocalStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS } from '#browser/storage/storage-keys.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatDate } from '#i18n/format-date.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import type { OrderLink } from '#order/link/order-link.ts'
import { resolveOrder } from '#order/link/resolved-order.ts'
import { useNow } from '#shop/state/shop-store.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { LinkNotice } from './LinkNotice.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderCardPage.module.css'

// Few customers have one.
const loadRememberedOrder = createLazyModule(() => import('#order/remember/remembered-order.ts'))

/** The last order, where the browser keeps one; else how to open a card. */
export function LastOrder({ menu }: { menu: readonly MenuItem[] }): ReactNode {
  const messages = useOrderCardMessages()
  const stored = useStoredOrder()
  const reader = useLazyModule(loadRememberedOrder, stored !== null)
  if (stored !== null && reader === null) return <p className="visually-hidden">{messages.loading}</p>
  const remembered = reader && reader.parseRememberedOrder(stored)
  const decoded = remembered && decodeOrderLink(remembered.basket)
  if (remembered === null || decoded?.status !== 'valid') return <LinkNotice status="missing" />
  return <RememberedCard link={decoded.link} at={remembered.at} menu={menu} />
}

interface RememberedCardProps {
  readonly link: OrderLink
  /** When the order was handed over, in ms since the epoch. */
  readonly at: number
  readonly menu: readonly MenuItem[]
}

function RememberedCard({ link, at, menu }: RememberedCardProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const card = useMemo(() => resolveOrder(link.lines, createMenuIndex(menu)), [link, menu])
  return (
    <>
      <p className={styles.heading}>{keepFigures(messages.lastOrder(formatDate(at, language, useNow())))}</p>
      <OrderCard link={link} card={card} order={null} isRemembered />
    </>
  )
}

/** What the browser keeps, also after another page has changed it. */
function useStoredOrder(): string | null {
  const [stored, setStored] = useState(readStoredOrder)
  useEffect(
    () =>
      onLocalValueChange(LOCAL_KEYS.remembered, () => {
        setStored(readStoredOrder())
      }),
    [],
  )
  return stored
}

function readStoredOrder(): string | null {
  return safeLocalStorage.read(LOCAL_KEYS.remembered)
}
