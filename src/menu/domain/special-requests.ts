import { requestIds } from '../../../restaurant/menu.ts'
import { getCategoryConfig, type Category } from './menu.ts'

/** Every special request of the restaurant. */
export type RequestKey = (typeof requestIds)[number]

const KNOWN_REQUESTS: ReadonlySet<unknown> = new Set(requestIds)

/** Returns the special requests of a category; [] without a panel. */
export function listRequests(category: Category | null): readonly RequestKey[] {
  return getCategoryConfig(category)?.requests ?? []
}

/**
 * Unselects a request, or selects it and unselects its opposite: `extra_x` and `no_x` exclude each
 * other.
 */
export function toggleRequestKey(selected: readonly RequestKey[], key: RequestKey): readonly RequestKey[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : withRequest(selected, key)
}

function withRequest(selected: readonly RequestKey[], key: RequestKey): readonly RequestKey[] {
  return [...selected.filter((other) => other !== key && !areOpposite(other, key)), key]
}

function areOpposite(one: RequestKey, other: RequestKey): boolean {
  return one !== other && getIngredient(one) === getIngredient(other)
}

function getIngredient(key: RequestKey): string {
  return key.replace(/^(?:extra|no)_/, '')
}

/** Parses requests from storage: unknown ones are left out; of two opposites the later stays. */
export function parseRequests(data: unknown): readonly RequestKey[] {
  return Array.isArray(data) ? data.filter(isRequestKey).reduce<readonly RequestKey[]>(withRequest, []) : []
}

/** Those of the requests that the category offers, in the order of its panel. */
export function sortRequests(requests: readonly RequestKey[], category: Category | null): readonly RequestKey[] {
  return listRequests(category).filter((key) => requests.includes(key))
}

function isRequestKey(value: unknown): value is RequestKey {
  return KNOWN_REQUESTS.has(value)
}
