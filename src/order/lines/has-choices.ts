import { listOffered } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { listRequests } from '#menu/domain/special-requests.ts'

/** Whether customers can choose special requests or options for an item. */
export function hasChoices(item: MenuItem): boolean {
  return listRequests(item.category).length > 0 || (item.choices ?? []).some((choice) => listOffered(choice).length > 0)
}
