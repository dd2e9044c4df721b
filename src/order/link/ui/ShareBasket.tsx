import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { ShareLink } from '#ui/ShareLink.tsx'
import type { LinkLine } from '../order-link.ts'
import type { SharedOrderMessages } from '../../messages/order.en.ts'
import { createBasketUrl } from './basket-url.ts'

interface ShareBasketProps {
  readonly messages: SharedOrderMessages
  /** The button's; 'Share cart' without it. */
  readonly label?: string
  readonly lines: readonly LinkLine[]
}

/** Shares a link to the lines, which a friend adds to another basket or starts from; nothing where none can hold them. */
export function ShareBasket({ messages, label = messages.shareBasket, lines }: ShareBasketProps): ReactNode {
  const language = useLanguage()
  const url = createBasketUrl(lines, language)
  if (url === null) return null
  return <ShareLink label={label} messages={messages} title={document.title} getUrl={() => url} />
}
