import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { shopStore } from '#shop/state/shop-store.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { formatReceiveNotice } from '../messages/format-receive-notice.ts'
import styles from './ReceiveNotice.module.css'

interface ReceiveNoticeProps {
  readonly language: Language
  /** What is true at any time. */
  readonly initial?: string
}

/** That delivery or pickup is not offered, or not now, before anything is put into the basket for it. */
export function ReceiveNotice({ language, initial = '' }: ReceiveNoticeProps): ReactNode {
  const options = useOrderOptions()
  const { plan, now } = useStore(shopStore)
  const text = now === 0 ? initial : formatReceiveNotice(options, plan, now, language)
  return text !== '' && <p className={styles.notice}>{keepFigures(text)}</p>
}
