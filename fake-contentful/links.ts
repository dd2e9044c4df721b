import type { Resource, Resources } from './resources.ts'

interface LinkSys {
  readonly type: 'Link'
  readonly linkType: 'Entry' | 'Asset'
  readonly id: string
}

interface ResolvedLinks {
  readonly includes?: Readonly<Partial<Record<LinkSys['linkType'], readonly Resource[]>>>
  readonly errors?: readonly object[]
}

/**
 * Resolves the links of the items, up to `depth` levels. Each target is included once, the items
 * themselves never.
 */
export function resolveLinks(items: readonly Resource[], resources: Resources, depth: number): ResolvedLinks {
  const seen = new Set(items.map(({ sys }) => `${sys.type} ${sys.id}`))
  const includes: Partial<Record<LinkSys['linkType'], Resource[]>> = {}
  const errors: object[] = []

  let level = items
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: Resource[] = []
    for (const details of level.flatMap(({ fields }) => findLinks(fields))) {
      const key = `${details.linkType} ${details.id}`
      if (seen.has(key)) continue
      seen.add(key)
      const target = resources[details.linkType === 'Entry' ? 'entries' : 'assets'].byId.get(details.id)
      if (target === undefined) {
        errors.push({ sys: { id: 'notResolvable', type: 'error' }, details })
      } else {
        ;(includes[details.linkType] ??= []).push(target)
        next.push(target)
      }
    }
    level = next
  }
  return {
    ...(Object.keys(includes).length > 0 && { includes }),
    ...(errors.length > 0 && { errors }),
  }
}

/** Returns all links inside a value, depth first. */
function findLinks(value: unknown): readonly LinkSys[] {
  if (typeof value !== 'object' || value === null) return []
  return 'sys' in value && isLinkSys(value.sys) ? [value.sys] : Object.values(value).flatMap(findLinks)
}

function isLinkSys(sys: unknown): sys is LinkSys {
  const { type, linkType, id } = (sys ?? {}) as Partial<Record<string, unknown>>
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
}
