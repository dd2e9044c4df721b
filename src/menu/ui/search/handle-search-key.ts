import type { KeyboardEvent } from 'react'
import { attempt } from '#core/attempt.ts'
import { setSearchText } from '../../state/menu-search.ts'

/** Escape empties the field in every browser. Enter puts a phone's keyboard away, which hides the dishes. */
export function handleSearchKey({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  // Both keys may belong to an input method.
  if (nativeEvent.isComposing) return
  if (key === 'Escape') setSearchText('')
  if (key === 'Enter' && attempt(() => window.matchMedia('(pointer: coarse)').matches) === true) currentTarget.blur()
}
