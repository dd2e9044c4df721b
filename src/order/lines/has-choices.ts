import { listOfferedExtras } from '#menu/domain/extras.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getOptions } from '#menu/domain/special-requests.ts'

/** Whether customers can choose special requests or extras for an item. */
export function hasChoices(item: MenuItem): boolean {
  return getOptions(item.category).length > 0 || listOfferedExtras(item).length > 0
}
