import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { useNow } from '#shop/state/shop-store.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { isTooSoon } from '../../lines/notice.ts'
import type { PricedLine } from '../../lines/price.ts'
import { useOrder } from '../../state/current-order.ts'

// Few dishes need notice.
const loadLineNoticeText = createLazyModule(() => import('./LineNoticeText.tsx'))

/** Says at a line that its dish has to be ordered earlier than the order's time allows. */
export function LineNotice({ line }: { readonly line: PricedLine }): ReactNode {
  const { at } = useOrder()
  const isShown = isTooSoon(line.item, at, useNow())
  const text = useLazyModule(loadLineNoticeText, isShown)
  if (!isShown) return null
  return <OptionalPart>{text !== null && <text.LineNoticeText line={line} />}</OptionalPart>
}
