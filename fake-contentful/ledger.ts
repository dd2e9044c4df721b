import { ENVIRONMENT, link, shelfOf, type Catalogue, type Resource, type Shelf } from './catalogue.ts'

/** What is left of a resource that is gone, as the Sync API tells it. */
export interface DeletedResource {
  readonly sys: Readonly<Record<string, unknown>>
}

/** A resource as it is since its last change. Every change of the service has a number of its own, from 1. */
export interface Change {
  readonly number: number
  readonly type: 'Entry' | 'Asset' | 'DeletedEntry' | 'DeletedAsset'
  readonly resource: Resource | DeletedResource
}

/** What the service remembers from one library to the next. */
export interface Ledger {
  /** Gives a new catalogue back with revisions and times of change; what is new, changed or gone gets a number. */
  publish(catalogue: Catalogue): Catalogue
  /** The number of the last change. */
  latest(): number
  /** What has changed since a change, each resource once, oldest change first. */
  changesAfter(number: number): readonly Change[]
}

interface Note extends Change {
  readonly revision: number
  /** What goes over the wire but for the system fields; null for what is gone and for what no JSON can tell. */
  readonly text: string | null
}

/** `now` is in milliseconds since 1970. */
export function createLedger(space: string, now: () => number = Date.now): Ledger {
  // In the order of the changes: a resource that changes goes to the end.
  const notes = new Map<string, Note>()
  let latest = 0
  let lastChange = 0

  function write(key: string, note: Omit<Note, 'number'>): void {
    latest += 1
    notes.delete(key)
    notes.set(key, { ...note, number: latest })
  }

  function publishOne(type: 'Entry' | 'Asset', resource: Resource, changedAt: number): Resource {
    const key = `${type}!${resource.sys.id}`
    // What comes back after it was gone begins anew.
    const noted = notes.get(key)
    const before = noted?.type === type ? noted : undefined
    const text = textOf(resource)
    const isSame = before !== undefined && text !== null && text === before.text
    const revision = isSame ? before.revision : (before?.revision ?? 0) + 1
    const updatedAt = isSame ? String(before.resource.sys['updatedAt']) : new Date(changedAt).toISOString()
    const revised = revision === 1 ? resource : withRevision(resource, revision, updatedAt)
    const note = { type, revision, text, resource: revised }
    if (isSame) notes.set(key, { ...note, number: before.number })
    else write(key, note)
    return revised
  }

  function publishShelf(type: 'Entry' | 'Asset', shelf: Shelf, changedAt: number): Shelf {
    // Of two with one id only the first, which is the one found by it, is remembered.
    const published = shelf.all.map((resource) =>
      shelf.byId.get(resource.sys.id) === resource ? publishOne(type, resource, changedAt) : resource,
    )
    for (const [key, note] of notes) {
      if (note.type !== type || shelf.byId.has(key.slice(type.length + 1))) continue
      const { id, createdAt } = (note.resource as Resource).sys
      const sys = deletedSys(`Deleted${type}`, id, createdAt, note.revision, new Date(changedAt).toISOString())
      write(key, { type: `Deleted${type}`, revision: note.revision, text: null, resource: { sys } })
    }
    return shelfOf(published)
  }

  function deletedSys(type: string, id: string, createdAt: string, revision: number, deletedAt: string) {
    const place = { space: link('Space', space), environment: link('Environment', ENVIRONMENT) }
    return { ...place, id, type, revision, createdAt, updatedAt: deletedAt, deletedAt }
  }

  return {
    publish(catalogue) {
      lastChange = Math.max(now(), lastChange + 1)
      const entries = publishShelf('Entry', catalogue.entries, lastChange)
      const assets = publishShelf('Asset', catalogue.assets, lastChange)
      return { ...catalogue, entries, assets }
    },
    latest: () => latest,
    changesAfter: (number) => [...notes.values()].filter((note) => note.number > number),
  }
}

/** A resource whose library tells no time of its own change was changed when it was replaced. */
function withRevision(resource: Resource, revision: number, changedAt: string): Resource {
  const { createdAt, updatedAt } = resource.sys
  const own = updatedAt === createdAt && changedAt > createdAt ? changedAt : updatedAt
  return { ...resource, sys: { ...resource.sys, revision, publishedVersion: revision, updatedAt: own } }
}

/** What makes two editions of a resource different: not its place in the library, which `createdAt` tells. */
function textOf({ sys, fields }: Resource): string | null {
  const toldUpdate = sys.updatedAt === sys.createdAt ? null : sys.updatedAt
  try {
    return JSON.stringify([sys['contentType'] ?? null, toldUpdate, fields])
  } catch {
    return null
  }
}
