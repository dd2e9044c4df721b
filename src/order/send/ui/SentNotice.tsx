import { useLayoutEffect, type ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { isolate } from '#core/text/isolate.ts'
import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDayAndDate } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
import { getPath } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { toDirectionsUrl } from '#shop/domain/restaurant.ts'
import { toChatUrl } from '#shop/domain/whatsapp-url.ts'
import { useClosedShop, useNow, useShopInfo } from '#shop/state/shop-store.ts'
import { OpeningAndPhone } from '#shop/ui/OpeningAndPhone.tsx'
import { formatFeeText } from '../../fields/area/format-fee.ts'
import { hasDateSaid, isNightAhead } from '../../fields/wanted/wanted-time.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { countItems } from '../../lines/line.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { isFeeUnknown } from '../../priced-order.ts'
import { useRemember, type SentOrder } from '../../remember/state/remember-actions.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { HereLink } from './HereLink.tsx'
import { LastOrderLink } from '../../remember/ui/LastOrderLink.tsx'
import { RememberSentOrder } from '../../remember/ui/RememberSentOrder.tsx'
import { OrderTray } from '../../tray/ui/OrderTray.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import styles from './SentNotice.module.css'

interface SentNoticeProps {
  readonly placed: PlacedOrder
  /** The order itself, as long as it can be brought back; else null. */
  readonly order: SentOrder | null
  /** Brings the order back. */
  readonly onTakeBack: () => void
}

/**
 * What comes after 'Thank you', for a customer who says that the order was sent: its number, when and where it comes,
 * what it is, and whom to write to or call. It can be taken back until the page is left.
 */
export function SentNotice({ placed, order, onTakeBack }: SentNoticeProps): ReactNode {
  const number = placed.ref
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { handOff: messages } = useOnDemandMessages()
  const info = useShopInfo()
  const isClosed = useClosedShop() !== null
  const title = `${restaurant.fullName[language]} – ${checkout.thanks}`
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  const { remembered } = useRemember()
  return (
    <div className={styles.notice}>
      <div role="status" className={styles.head}>
        {number !== null && (
          <p>
            {messages.order}{' '}
            <bdi dir="ltr" className={styles.number}>
              {number}
            </bdi>
          </p>
        )}
        <WhenAndWhere placed={placed} />
        <p>
          {keepFigures(checkout.itemCount(countItems(placed.lines)))}
          {SEPARATOR}
          <Total placed={placed} />
          {SEPARATOR}
          <span>{messages.willReply}</span>
        </p>
      </div>
      <div className={styles.tray}>
        <OrderTray dishes={placed.lines} />
      </div>
      <div className={styles.rest}>
        {isClosed && <OpeningAndPhone />}
        <ExternalLink className={styles.chat} href={toChatUrl(info?.whatsapp ?? restaurant.whatsapp)}>
          <BrandIcon name="whatsapp" size={22} />
          {messages.openChat}
        </ExternalLink>
        <HereLink handOff={placed} />
        <div className={styles.more}>
          {!isClosed && (
            <a className={styles.small} href={toPhoneUrl(info?.phone ?? restaurant.phone)}>
              {messages.call}
            </a>
          )}
          <a className={styles.small} href={getPath('home', language, 'menu')}>
            {messages.backToMenu}
          </a>
          {order !== null && (
            /* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */
            <button type="button" className={styles.small} autoFocus onClick={onTakeBack}>
              {messages.notSent}
            </button>
          )}
          {remembered !== null && <LastOrderLink language={language} />}
          <ReviewLink />
        </div>
        <PlacedLines placed={placed} />
        {order !== null && <RememberSentOrder order={order} />}
      </div>
    </div>
  )
}

/** 'AED 56.50', or where WhatsApp tells the fee 'AED 56.50 plus delivery', as the message says. */
function Total({ placed }: { placed: PlacedOrder }): ReactNode {
  const { checkout } = useCheckoutMessages()
  return (
    <>
      <Figure>{formatAed(placed.total)}</Figure>
      {isFeeUnknown(placed) && ` ${checkout.plusDelivery}`}
    </>
  )
}

/** 'With you in about 30–45 minutes, Villa 12', the minutes until they have passed. */
function WhenAndWhere({ placed: { at, method, minutes, wantedAt, address } }: { placed: PlacedOrder }): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { handOff: messages } = useOnDemandMessages()
  const now = useNow()
  const info = useShopInfo()
  const { later } = useOrderOptions()
  if (method === null) return null
  const isPickup = method === 'pickup'
  const isComing = minutes !== null && now < at + (minutes[1] ?? minutes[0]) * 60_000
  const how = isComing ? checkout[isPickup ? 'readyIn' : 'withYouIn'](...minutes) : checkout[method]
  const when = [how, ...(wantedAt === null ? [] : [formatWanted(wantedAt)])].join(SEPARATOR)
  function formatWanted(wanted: number): string {
    const time = formatOrderTime(wanted, language)
    if (!hasDateSaid(wanted, at, later?.daysAhead !== undefined)) return time
    return isNightAhead(wanted, at)
      ? formatNightTime[language](wanted, now, true)
      : `${formatDayAndDate(wanted, language, now)}${SEPARATOR}${time}`
  }
  return (
    <p className={styles.when}>
      <strong>{keepFigures(when)}</strong>
      {isPickup ? SEPARATOR : checkout.listSeparator}
      <bdi>{isPickup ? (info?.address ?? restaurant.address[language]) : address}</bdi>
      {isPickup && (
        <>
          {SEPARATOR}
          <ExternalLink className={styles.directions} href={toDirectionsUrl(restaurant)}>
            {messages.directions}
          </ExternalLink>
        </>
      )}
    </p>
  )
}

/** What was ordered, at the prices of then. */
function PlacedLines({ placed }: { placed: PlacedOrder }): ReactNode {
  const { lines, delivery } = placed
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  return (
    <div className={styles.order}>
      <ul aria-label={checkout.lines}>
        {lines.map(({ quantity, name, extras, requests, person, total: amount }, index) => (
          <li key={index} className={styles.row}>
            <span className={styles.quantity}>{quantity} ×</span>
            <span className={styles.name}>
              <LocalizedText text={toLocalText(name, language)} pageLanguage={language} />
              <span className={styles.asked}>
                {[
                  ...(person === undefined ? [] : [isolate(person)]),
                  ...extras.map((extra) => toLocalText(extra, language).text),
                  ...requests.map((key) => checkout.requests[key]),
                ].join(checkout.listSeparator)}
              </span>
            </span>
            <Figure>{formatAed(amount)}</Figure>
          </li>
        ))}
      </ul>
      {delivery !== null && (
        <p className={styles.row}>
          <span className={styles.label}>{checkout.deliveryFee}</span>
          <span>{keepFigures(formatFeeText(delivery.fee, checkout))}</span>
        </p>
      )}
      <p className={styles.row} data-total>
        <span className={styles.label}>{checkout.total}</span>
        <span>
          <Total placed={placed} />
        </span>
      </p>
    </div>
  )
}
