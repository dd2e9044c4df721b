import type { ReactNode } from 'react'
import type { PricedLine } from '../price.ts'
import { getItemQuantity } from '../line.ts'
import { MAX_QUANTITY, MESSAGE_NAME_MAX_CHARACTERS } from '#core/specification.ts'
import { toLocalText } from '#core/text/language.ts'
import { truncateWithEllipsis } from '#core/text/text.ts'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useBasket } from '../state/lines-store.ts'
import { startNote } from '../../fields/comment/comment.ts'
import { setComment } from '../../form/state/form-actions.ts'
import { formStore } from '../../form/state/form-store.ts'
import { COMMENT_FIELD_ID } from '../../fields/ui/field-ids.ts'
import { toggleLineOption } from '../state/option-actions.ts'
import { toggleLineRequest } from '../state/line-actions.ts'
import { setPanelOpen } from '../../panels/state/open-panels.ts'
import { LineOptions } from './LineOptions.tsx'
import styles from './LineOptionsPanel.module.css'
import { useLineName } from './use-line-name.ts'

interface LineOptionsPanelProps {
  readonly line: PricedLine
  /** Puts one piece on a line of its own, for other requests. */
  readonly onSplit: () => void
}

/**
 * The choices of an item, requests of burgers and shawarmas, such as 'No pickles', and extras, for all pieces of the
 * line. Opposite requests exclude each other.
 */
export function LineOptionsPanel({ line, onSplit }: LineOptionsPanelProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { lines } = useBasket()
  const lineName = useLineName(line)
  const { item, quantity } = line
  const isFull = getItemQuantity(lines, line.itemId) >= MAX_QUANTITY
  const splitText = quantity > 1 ? checkout.makeOneDifferent : checkout.addDifferent
  return (
    <>
      <LineOptions
        line={line}
        isAsked
        headingLevel="h3"
        isNamed
        onToggleOption={(option) => {
          toggleLineOption(line.lineId, option)
        }}
        onToggleRequest={(key) => {
          toggleLineRequest(line.lineId, key)
        }}
      />
      {quantity > 1 && <p className={styles.forAll}>{checkout.forAll(quantity)}</p>}
      {(quantity > 1 || !isFull) && (
        <button type="button" className={styles.split} aria-label={`${splitText}: ${lineName}`} onClick={onSplit}>
          {splitText}
        </button>
      )}
      <button
        type="button"
        className={styles.note}
        aria-label={`${checkout.somethingElse}: ${lineName}`}
        onClick={() => {
          openNote(toLocalText(item.name, language).text, line.person)
        }}
      >
        {checkout.somethingElse}
      </button>
    </>
  )
}

/** For what no option says: the comment, with the dish named in it and the cursor behind that. */
function openNote(dish: string, person: string | undefined): void {
  setPanelOpen('comment', true)
  setComment(startNote(formStore.getState().comment, truncateWithEllipsis(dish, MESSAGE_NAME_MAX_CHARACTERS), person))
  focusAfterRender(() => {
    const field = document.getElementById(COMMENT_FIELD_ID)
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
    return field
  })
}
