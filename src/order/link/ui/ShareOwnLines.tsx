import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { countItems } from '../../lines/line.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { toLinkLines, type LinkLine } from '../order-link.ts'
import { listOwnLines } from '../own-lines.ts'
import { resolveOrder } from '../resolved-order.ts'
import { readTakenLines } from '../state/taken-lines.ts'
import { ShareBasket } from './ShareBasket.tsx'

/** Shares what was added to a friend's basket alone; nothing while that is none of the lines, or all. */
export function ShareOwnLines({ lines }: { readonly lines: readonly LinkLine[] }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { people } = useOnDemandMessages()
  const menu = useStore(menuStore, ({ index }) => index)
  const own = listOwnLines(lines, withoutGoneExtras(readTakenLines(), menu))
  if (own.length === 0 || countItems(own) === countItems(lines)) return null
  return <ShareBasket messages={checkout} label={people.shareOwn} lines={own} />
}

/** The lines as checkout keeps them: without extras that are sold out, or else a friend's dish would be another one. */
function withoutGoneExtras(taken: readonly LinkLine[], menu: MenuIndex): readonly LinkLine[] {
  const { lines } = resolveOrder(taken, menu).priced
  return toLinkLines(lines.map((line) => ({ ...line, extras: line.chosenExtras.map(({ id }) => id) })))
}
