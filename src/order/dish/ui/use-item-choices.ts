import { useEffect, useEffectEvent, useState } from 'react'
import { needsChoice } from '#menu/domain/extras.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'
import { changeQuantity, EMPTY_BASKET, type Basket } from '../../lines/line.ts'
import { toggleRequest, toggleExtra } from '../../lines/edit-lines.ts'
import { priceBasket, type PricedLine } from '../../lines/price.ts'
import { toggleLineExtra } from '../../lines/state/extra-actions.ts'
import { addItem, toggleLineRequest } from '../../lines/state/line-actions.ts'
import { useBasket } from '../../lines/state/lines-store.ts'

/** What a customer chooses of an item in its details. */
export interface ItemChoices {
  /** The item's lines in the basket; for its first piece, and where each needs a choice, one that is not there yet. */
  readonly lines: readonly PricedLine[]
  /** Whether `lines` are in the basket. */
  readonly isInBasket: boolean
  /** Whether the customer has tried to add the item without a choice that it needs. */
  readonly isAsked: boolean
  readonly toggleRequest: (key: OptionKey) => void
  readonly toggleExtra: (extraId: string) => void
  /** Adds a piece with what was chosen; returns false where the item can't be ordered now. */
  readonly addPiece: () => boolean
  /** Says which choices are missing. */
  readonly askForChoices: () => void
}

/** What is chosen of an item: on its lines in the basket or, before its first piece, here until that is added. */
export function useItemChoices(item: MenuItem): ItemChoices {
  const firstPiece = changeQuantity(EMPTY_BASKET, item.id, 1)
  const [draft, setDraft] = useState<Basket>(firstPiece)
  const [isAsked, setAsked] = useState(false)
  const linesInBasket = useBasket().lines.filter(({ itemId }) => itemId === item.id)
  const isInBasket = linesInBasket.length > 0 && !needsChoice(item)
  const lines = isInBasket ? linesInBasket : priceBasket(draft, new Map([[item.id, item]])).lines
  const lineId = lines[0]?.lineId ?? item.id
  const moveDraft = useEffectEvent(() => {
    const [chosen] = draft
    const [line, ...furtherLines] = linesInBasket
    setDraft(firstPiece)
    if (chosen === undefined || line === undefined || furtherLines.length > 0) return
    const isNew = (key: string): boolean => ![...line.requests, ...(line.extras ?? [])].includes(key)
    for (const key of chosen.requests.filter(isNew)) toggleLineRequest(lineId, key)
    for (const extraId of (chosen.extras ?? []).filter(isNew)) toggleLineExtra(lineId, extraId)
  })
  // What was ticked before the stored basket was read, or before another script added the item, belongs to its line.
  useEffect(() => {
    if (isInBasket) moveDraft()
  }, [isInBasket])
  return {
    lines,
    isInBasket,
    isAsked,
    toggleRequest: (key) => {
      if (isInBasket) toggleLineRequest(lineId, key)
      else setDraft((before) => toggleRequest(before, lineId, key))
    },
    toggleExtra: (extraId) => {
      if (isInBasket) toggleLineExtra(lineId, extraId)
      else setDraft((before) => toggleExtra(before, lineId, extraId, item))
    },
    addPiece: () => {
      const isAdded = addItem(item.id, draft)
      if (isAdded) setDraft(firstPiece)
      setAsked(false)
      return isAdded
    },
    askForChoices: () => {
      setAsked(true)
    },
  }
}
