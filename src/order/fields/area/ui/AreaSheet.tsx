import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useNow } from '#shop/state/shop-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import type { OrderOptions } from '../../order-options.ts'
import { OTHER_AREA } from '../chosen-area.ts'
import { findAreas } from '../find-areas.ts'
import { formatAreaColumns } from '../messages/format-area.ts'
import styles from './AreaSheet.module.css'

interface AreaSheetProps {
  readonly options: OrderOptions
  /** Why nothing is delivered; '' if something is. */
  readonly closure: string
  readonly chosenId: string | undefined
  /** Called before the sheet closes. */
  readonly onChoose: (areaId: string) => void
  readonly onClose: () => void
}

/** Where orders are delivered to, on what terms, and a choice among it. While delivery is paused nothing can be chosen. */
export function AreaSheet({ options, closure, chosenId, onChoose, onClose }: AreaSheetProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { delivery: words } = useOnDemandMessages()
  const { menu } = useMenuMessages()
  const now = useNow()
  const [text, setText] = useState('')
  const id = useId()
  const found = findAreas(options.areas ?? [], text)
  const rows = (found.length === 0 ? (options.areas ?? []) : found).map((area) => ({
    areaId: area.id,
    name: toLocalText(area.name, language).text,
    ...formatAreaColumns(area, { language, messages, now }),
    isClosed: area.isClosed,
  }))
  const others = {
    areaId: OTHER_AREA,
    name: words.otherArea,
    minutes: '',
    fee: '',
    terms: words.otherAreaTerms,
    isClosed: false,
  }
  const choose = ({ currentTarget }: MouseEvent, areaId: string): void => {
    onChoose(areaId)
    currentTarget.closest('dialog')?.close()
  }
  return (
    <Dialog labelledBy={`${id}-title`} closeLabel={menu.close} onClose={onClose}>
      <div className={styles.sheet}>
        <h2 id={`${id}-title`} className={styles.title}>
          {words.areas}
        </h2>
        {closure !== '' && <p className={styles.pause}>{keepFigures(closure)}</p>}
        <Field
          id={`${id}-search`}
          label={words.findArea}
          value={text}
          autoComplete="off"
          maxLength={60}
          error={undefined}
          isOptional
          onChange={setText}
        />
        <p role="status">{found.length === 0 && words.noSuchArea}</p>
        <ul className={styles.areas}>
          {[...rows, ...(options.hasOtherAreas === true ? [others] : [])].map(
            ({ areaId, name, minutes, fee, terms, isClosed }) => (
              <li key={areaId}>
                <button
                  type="button"
                  className={styles.area}
                  disabled={isClosed || closure !== ''}
                  aria-pressed={areaId === chosenId}
                  onClick={(event) => {
                    choose(event, areaId)
                  }}
                >
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.minutes}>{keepFigures(minutes)}</span>
                  <span className={styles.fee}>{keepFigures(fee)}</span>
                  <span className={styles.terms}>{keepFigures(terms)}</span>
                </button>
              </li>
            ),
          )}
        </ul>
      </div>
    </Dialog>
  )
}
