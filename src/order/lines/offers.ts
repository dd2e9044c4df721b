import { isExtras, listOffered, type Choice } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { listRequests, type RequestKey } from '#menu/domain/special-requests.ts'

/** What customers can choose for a piece of an item, in the order in which it is asked. */
export interface Offers {
  /** Such as the drink of a meal. */
  readonly choices: readonly Choice[]
  /** Left out where none can be chosen now. */
  readonly extras?: Choice | undefined
  readonly requests: readonly RequestKey[]
}

export function listOffers({ choices = [], category }: MenuItem): Offers {
  return {
    choices: choices.filter((choice) => !isExtras(choice)),
    extras: choices.find((choice) => isExtras(choice) && listOffered(choice).length > 0),
    requests: listRequests(category),
  }
}

/** Whether there is anything to choose. */
export function hasOffers(item: MenuItem): boolean {
  const { choices, extras, requests } = listOffers(item)
  return requests.length > 0 || extras !== undefined || choices.some((choice) => listOffered(choice).length > 0)
}
