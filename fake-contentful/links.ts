import type { Catalogue, Resource } from './catalogue.ts'
import type { Link } from './library.ts'

/** What a collection says about the links of its items; both parts are absent when they would be empty. */
export interface Followed {
  readonly errors?: readonly UnresolvedLink[]
  readonly includes?: { readonly Entry?: readonly Resource[]; readonly Asset?: readonly Resource[] }
}

interface UnresolvedLink {
  readonly sys: { readonly id: 'notResolvable'; readonly type: 'error' }
  readonly details: Link['sys']
}

/** Follows the links of the items level by level, at most `depth` levels. Each target is listed once; items never. */
export function followLinks(items: readonly Resource[], catalogue: Catalogue, depth: number): Followed {
  const seen = new Set(items.map((item) => keyOf(String(item.sys['type']), item.sys.id)))
  const found = { Entry: [] as Resource[], Asset: [] as Resource[] }
  const errors: UnresolvedLink[] = []

  let level = items
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: Resource[] = []
    for (const { linkType, id } of level.flatMap((resource) => linksIn(resource.fields))) {
      const key = keyOf(linkType, id)
      if (seen.has(key)) continue
      seen.add(key)
      const target = (linkType === 'Entry' ? catalogue.entries : catalogue.assets).byId.get(id)
      if (target === undefined) {
        errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType, id } })
      } else {
        found[linkType].push(target)
        next.push(target)
      }
    }
    level = next
  }

  const includes = {
    ...(found.Entry.length > 0 ? { Entry: found.Entry } : {}),
    ...(found.Asset.length > 0 ? { Asset: found.Asset } : {}),
  }
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
  }
}

/** All links inside a value, in reading order, however deep it is: so a stack instead of recursion. */
function linksIn(root: unknown): readonly Link['sys'][] {
  const links: Link['sys'][] = []
  const visited = new Set<object>()
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value !== 'object' || value === null || visited.has(value)) continue
    visited.add(value)
    if (isLink(value)) links.push(value.sys)
    else for (const part of Object.values(value).reverse()) pending.push(part)
  }
  return links
}

/** Whether a value is a bare link to an entry or an asset. */
export function isLink(value: object): value is Link {
  const sys = (value as { sys?: Partial<Record<string, unknown>> | null }).sys
  return (
    sys?.['type'] === 'Link' &&
    (sys['linkType'] === 'Asset' || sys['linkType'] === 'Entry') &&
    typeof sys['id'] === 'string'
  )
}

function keyOf(type: string, id: string): string {
  return `${type}!${id}`
}
