import { useMemo, type ReactNode } from 'react'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { priceCard } from '../domain/priced-card.ts'
import { resolveOrder } from '#order/link/resolved-order.ts'
import { isSharedBasket, type OrderLink } from '#order/link/order-link.ts'
import { findReadyMinutes } from '#order/ready-minutes.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { useLocationHash } from '#browser/page/use-location-hash.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { useKitchenDevice } from '../kitchen/state/kitchen-store.ts'
import { useMenu } from '#menu/state/menu-store.ts'
import { ItemToChoose } from '#order/dish/ui/ItemToChoose.tsx'
import { useOrderOptions } from '#order/form/state/order-options-store.ts'
import { CardHeading } from './CardHeading.tsx'
import { LastOrder } from './LastOrder.tsx'
import { LinkNotice } from './LinkNotice.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './OrderCardPage.module.css'

// Only the kitchen needs it.
const loadKitchenTicket = createLazyModule(() => import('../kitchen/ui/KitchenTicket.tsx'))

/**
 * What was ordered, from the link's fragment, at today's prices; without a link the last order that the
 * browser keeps. Opening it does not change the basket; only 'Order again' does. The kitchen's device remembers the
 * tickets that it has shown. Only browsers render it.
 */
export function OrderCardPage({ language }: { readonly language: Language }): ReactNode {
  return (
    <LanguageProvider language={language}>
      <CardPage menu={useMenu()} />
    </LanguageProvider>
  )
}

function CardPage({ menu }: { menu: readonly MenuItem[] }): ReactNode {
  const messages = useOrderCardMessages()
  const hash = useLocationHash()
  const decoded = useMemo(() => (hash === '' ? null : decodeOrderLink(hash.slice(1))), [hash])
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.title}</h1>
      {decoded?.status === 'valid' ? (
        <Card key={hash} link={decoded.link} menu={menu} />
      ) : decoded === null ? (
        <LastOrder menu={menu} />
      ) : (
        <LinkNotice status={decoded.status} />
      )}
      <ItemToChoose />
    </div>
  )
}

function Card({ link, menu }: { link: OrderLink; menu: readonly MenuItem[] }): ReactNode {
  const messages = useOrderCardMessages()
  const card = useMemo(() => resolveOrder(link.lines, createMenuIndex(menu)), [link, menu])
  const options = useOrderOptions()
  const isShared = isSharedBasket(link)
  const device = useKitchenDevice()
  const kitchen = useLazyModule(loadKitchenTicket, device !== null)
  const amounts = priceCard(card, link, options)
  const minutes = findReadyMinutes({
    method: link.order && link.order.method,
    area: amounts.area,
    isForLater: link.wantedAt !== null,
    pickupMinutes: options.pickupMinutes,
  })
  const customersCard = (
    <>
      <CardHeading order={link.order} wantedAt={link.wantedAt} minutes={minutes} />
      <OrderCard
        link={link}
        card={card}
        order={link.order}
        source={isShared ? undefined : messages.source}
        isShared={isShared}
      />
    </>
  )
  if (device === null || kitchen === null) return customersCard
  return (
    <OptionalPart fallback={customersCard}>
      <kitchen.KitchenTicket link={link} card={card} amounts={amounts} device={device} />
    </OptionalPart>
  )
}
