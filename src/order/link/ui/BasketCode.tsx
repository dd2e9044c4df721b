import { useMemo, useState, type ReactNode } from 'react'
import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { toLinkLines } from '../order-link.ts'
import { copyText } from '#browser/device/clipboard.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useOrder } from '../../state/current-order.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { createBasketUrl } from './basket-url.ts'
import styles from './BasketCode.module.css'

/** Codes of longer baskets are hard to read off a screen. */
const MAX_LINES = 40
/** Extras and names make a line longer: with enough of them no code can hold the address. */
const MAX_CHARACTERS = 500
/** Around the code, in modules: what readers need to find it. */
const QUIET_ZONE = 4
const MIN_MODULE_PX = 4
const PREFERRED_CODE_PX = 240

/** The basket as a QR code for a phone's camera; a long one as a link. Nothing of the form is in it. */
export function BasketCode(): ReactNode {
  const language = useLanguage()
  const { lines } = useOrder().basket
  const { basketCode } = useOnDemandMessages()
  const url = createBasketUrl(toLinkLines(lines), language)
  if (url === null) return <p>{basketCode.noLink}</p>
  return lines.length > MAX_LINES || url.length > MAX_CHARACTERS ? <BasketLink url={url} /> : <QrCode text={url} />
}

function QrCode({ text }: { text: string }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { basketCode } = useOnDemandMessages()
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text])
  const modules = code.size + 2 * QUIET_ZONE
  const px = modules * Math.max(MIN_MODULE_PX, Math.floor(PREFERRED_CODE_PX / modules))
  return (
    <div className={styles.basketCode}>
      <svg
        role="img"
        aria-label={checkout.continueOnPhone}
        className={styles.code}
        width={px}
        height={px}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${modules} ${modules}`}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(code)} />
      </svg>
      <p>{basketCode.scan}</p>
    </div>
  )
}

function BasketLink({ url }: { url: string }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { basketCode } = useOnDemandMessages()
  const [isRefused, setRefused] = useState(false)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url)
    setRefused(!isCopied)
    if (isCopied) showToast(checkout.linkCopied)
  }
  return (
    <div className={styles.basketCode}>
      <p>{basketCode.tooLong}</p>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {basketCode.copyLink}
      </button>
      {isRefused && (
        <bdi dir="ltr" className={styles.url}>
          {url}
        </bdi>
      )}
    </div>
  )
}
