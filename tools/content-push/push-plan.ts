import type { Library } from '../../fake-contentful/library.ts'
import type { Known } from './management-reader.ts'

/** What a push does with the entries or with the pictures of the sample. */
export interface Plan {
  /** Ids in the sample's order. */
  readonly push: readonly string[]
  /** Of these: created by a push that was broken off, and never published. */
  readonly unfinished: readonly string[]
  /** Of these: replaced, because the owner asked for it. */
  readonly replaced: readonly string[]
  readonly leftAlone: readonly string[]
}

/** An asset has its second version when its file is processed; everything an owner has touched has had more. */
const VERSIONS_OF_A_PUSH = 2

/**
 * What a space has already stays as it is, so that a push never takes back what the owner changed; `overwrite` takes all
 * of the sample. What a broken push left unpublished is pushed again: no diner has ever seen it.
 */
export function planFor(ids: readonly string[], known: readonly Known[], overwrite: boolean): Plan {
  const byId = new Map(known.map((one) => [one.sys.id, one]))
  const unfinished = ids.filter((id) => isUnfinished(byId.get(id)))
  const present = ids.filter((id) => byId.has(id) && !unfinished.includes(id))
  return {
    push: overwrite ? ids : ids.filter((id) => !present.includes(id)),
    unfinished,
    replaced: overwrite ? present : [],
    leftAlone: overwrite ? [] : present,
  }
}

function isUnfinished(known: Known | undefined): boolean {
  if (known === undefined) return false
  const { version, publishedVersion, publishedCounter = 0, archivedVersion } = known.sys
  return (
    publishedVersion === undefined &&
    publishedCounter === 0 &&
    archivedVersion === undefined &&
    version <= VERSIONS_OF_A_PUSH
  )
}

/** The part of a library that is pushed. */
export function partOf({ entries, assets }: Library, ids: { entries?: Plan; assets?: Plan }): Library {
  return {
    entries: entries.filter(({ id }) => ids.entries?.push.includes(id)),
    assets: assets.filter(({ id }) => ids.assets?.push.includes(id)),
  }
}

/** Ids that do not stand where the sample has them: the smallest number that, taken out, leaves the rest in order. */
export function outOfOrder(sample: readonly string[], shown: readonly string[]): readonly string[] {
  const positions = shown.filter((id) => sample.includes(id)).map((id) => sample.indexOf(id))
  const best: number[][] = []
  for (const [at, position] of positions.entries()) {
    const before = best.filter((_, i) => i < at && (positions[i] ?? 0) < position)
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, position])
  }
  const kept = new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []))
  return positions.filter((position) => !kept.has(position)).map((position) => sample[position] ?? '')
}
