import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { menuStore } from '#menu/state/menu-store.ts'
import { countItems } from '../../lines/line.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import type { LinkLine } from '../order-link.ts'
import { listOwnLines } from '../own-lines.ts'
import { readTakenLines } from '../state/taken-lines.ts'
import { ShareBasket } from './ShareBasket.tsx'

/** Shares what was added to a friend's basket alone; nothing while that is none of the lines, or all. */
export function ShareOwnLines({ lines }: { readonly lines: readonly LinkLine[] }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { people } = useOnDemandMessages()
  const menu = useStore(menuStore, ({ index }) => index)
  const own = listOwnLines(lines, readTakenLines(), menu)
  if (own.length === 0 || countItems(own) === countItems(lines)) return null
  return <ShareBasket messages={checkout} label={people.shareOwn} lines={own} />
}
