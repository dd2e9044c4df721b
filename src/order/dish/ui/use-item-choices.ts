import { useEffect, useEffectEvent, useState } from 'react'
import { isSameChosen, needsChoice, type Chosen } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import { changeQuantity, EMPTY_BASKET, type Basket } from '../../lines/line.ts'
import { toggleRequest, toggleOption } from '../../lines/edit-lines.ts'
import { priceBasket, type PricedLine } from '../../lines/price.ts'
import { toggleLineOption } from '../../lines/state/option-actions.ts'
import { addItem, toggleLineRequest } from '../../lines/state/line-actions.ts'
import { useBasket } from '../../lines/state/lines-store.ts'

/** What a customer chooses of an item in its details. */
export interface ItemChoices {
  /** The item's lines in the basket; for its first pieces, and where each needs a choice, one that is not there yet. */
  readonly lines: readonly PricedLine[]
  /** Whether `lines` are in the basket. */
  readonly isInBasket: boolean
  /** Whether the customer has tried to add the item without a choice that it needs. */
  readonly isAsked: boolean
  readonly toggleRequest: (key: RequestKey) => void
  readonly toggleOption: (option: Chosen) => void
  /** One piece more or less of what is not in the basket yet. */
  readonly stepPieces: (step: 1 | -1) => void
  /** Adds these pieces with what was chosen; returns false where the item can't be ordered now. */
  readonly addPieces: () => boolean
  /** Says which choices are missing. */
  readonly askForChoices: () => void
}

/** What is chosen of an item: on its lines in the basket or, before its first pieces, here until that is added. */
export function useItemChoices(item: MenuItem): ItemChoices {
  const firstPiece = changeQuantity(EMPTY_BASKET, item.id, 1)
  const [draft, setDraft] = useState<Basket>(firstPiece)
  const [isAsked, setAsked] = useState(false)
  const linesInBasket = useBasket().lines.filter(({ itemId }) => itemId === item.id)
  const isInBasket = linesInBasket.length > 0 && !needsChoice(item)
  const lines = isInBasket ? linesInBasket : priceBasket(draft, new Map([[item.id, item]])).lines
  const lineId = lines[0]?.lineId ?? item.id
  const moveDraft = useEffectEvent(() => {
    const [drafted] = draft
    const [line, ...furtherLines] = linesInBasket
    setDraft(firstPiece)
    if (drafted === undefined || line === undefined || furtherLines.length > 0) return
    for (const key of drafted.requests) if (!line.requests.includes(key)) toggleLineRequest(lineId, key)
    for (const option of drafted.chosen ?? []) {
      if (!line.chosen?.some((other) => isSameChosen(other, option))) toggleLineOption(lineId, option)
    }
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
    toggleOption: (option) => {
      if (isInBasket) toggleLineOption(lineId, option)
      else setDraft((before) => toggleOption(before, lineId, option, item))
    },
    stepPieces: (step) => {
      setDraft((before) => changeQuantity(before, item.id, step))
    },
    addPieces: () => {
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
