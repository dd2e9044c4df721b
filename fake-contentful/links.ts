import type { Resource, Resources } from './resources.ts'

interface LinkSys {
  readonly type: 'Link'
  readonly linkType: 'Entry' | 'Asset'
  readonly id: string
}

/** What a collection says about the links of its items; both parts are absent when they would be empty. */
interface ResolvedLinks {
  readonly includes?: Readonly<Partial<Record<LinkSys['linkType'], readonly Resource[]>>>
  readonly errors?: readonly object[]
}

/** Resolves the links of the items level by level, `depth` levels at most. Each target is listed once, items never. */
export function resolveLinks(items: readonly Resource[], resources: Resources, depth: number): ResolvedLinks {
  const seen = new Set(items.map(({ sys }) => `${sys.type} ${sys.id}`))
  const includes: Partial<Record<LinkSys['linkType'], Resource[]>> = {}
  const errors: object[] = []

  let level = items
  for (let step = 0; step < depth && level.length > 0; step++) {
    const next: Resource[] = []
    for (const details of level.flatMap(({ fields }) => linksIn(fields))) {
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

/** All links inside a value, in reading order. */
function linksIn(value: unknown): readonly LinkSys[] {
  if (typeof value !== 'object' || value === null) return []
  return 'sys' in value && isLinkSys(value.sys) ? [value.sys] : Object.values(value).flatMap(linksIn)
}

function isLinkSys(sys: unknown): sys is LinkSys {
  const { type, linkType, id } = (sys ?? {}) as Partial<Record<string, unknown>>
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
}
