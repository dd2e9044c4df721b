import { createHash } from 'node:crypto'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../../server/log.ts'
import { readSettings, type ContentfulKeys } from '../../server/settings.ts'
import type { MenuItem } from '../domain/menu.ts'
import { entryReader, type ReadEntries } from './delivery-client.ts'
import { galleryPictures, type GalleryPicture } from './gallery-picture.ts'
import { menuItem } from './menu-item.ts'

/** Everything the pages show that the owner edits. A new version means that something in it changed. */
export interface Content {
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly gallery: readonly GalleryPicture[]
}

export interface ContentState {
  /** null: there never was any (D2). */
  readonly content: Content | null
  /** When the content service last gave a good answer, in ms since the epoch. */
  readonly readAt: number | null
  readonly lastReadFailed: boolean
}

type Listener = () => void

let state: ContentState = { content: null, readAt: null, lastReadFailed: false }
let timer: NodeJS.Timeout | undefined
let firstRead: Promise<void> | undefined
const listeners = new Set<Listener>()

/** The content as it is known now; the first call waits for the first read. */
export async function currentContent(): Promise<Content | null> {
  await startContent()
  return state.content
}

export function contentState(): ContentState {
  return state
}

/** Calls back after every change of the content's version. */
export function onNewContent(listener: Listener): void {
  listeners.add(listener)
}

/** Reads the content once and from then on again and again, for as long as the process lives. Safe to call twice. */
export function startContent(): Promise<void> {
  firstRead ??= begin()
  return firstRead
}

export function stopContent(): void {
  clearTimeout(timer)
}

async function begin(): Promise<void> {
  const settings = readSettings(process.env)
  const keys = settings.contentful
  if (keys === null) throw new Error('the content service has not been started')
  const read = entryReader(keys)
  await refresh(read, keys)
  scheduleNext(read, keys, settings.contentRefreshSeconds * 1000)
}

function scheduleNext(read: ReadEntries, keys: ContentfulKeys, everyMs: number): void {
  // Up to a tenth earlier or later, so that several servers don't ask in step.
  const pause = everyMs * (0.9 + Math.random() * 0.2)
  timer = setTimeout(() => {
    void refresh(read, keys).then(() => {
      scheduleNext(read, keys, everyMs)
    })
  }, pause)
  timer.unref()
}

/** All or nothing: a read that fails, or that finds no menu at all, leaves the last good content in place (CNT-4). */
async function refresh(read: ReadEntries, keys: ContentfulKeys): Promise<void> {
  try {
    const menu = await readMenu(read, keys.host)
    if (menu.length === 0) throw new Error('the menu is empty')
    const gallery = await readGallery(read, keys.host)
    adopt(menu, gallery)
  } catch (error) {
    state = { ...state, lastReadFailed: true }
    logEvent('content-read-failed', {
      reason: error instanceof Error ? error.name : 'unknown',
      kept: state.content?.version,
    })
  }
}

function adopt(menu: readonly MenuItem[], gallery: readonly GalleryPicture[]): void {
  const version = createHash('sha256')
    .update(JSON.stringify([menu, gallery]))
    .digest('base64url')
    .slice(0, 12)
  const isNew = version !== state.content?.version
  state = { content: isNew ? { version, menu, gallery } : state.content, readAt: Date.now(), lastReadFailed: false }
  if (!isNew) return
  logEvent('content-changed', { version, dishes: menu.length, pictures: gallery.length })
  // Later, so that what a listener throws is no failure of the read.
  for (const listener of listeners) queueMicrotask(listener)
}

async function readMenu(read: ReadEntries, host: string): Promise<readonly MenuItem[]> {
  const menu = new Map<string, MenuItem>()
  for (const entry of await read('menuItem')) {
    const { item, complaints } = menuItem(entry, restaurant.bestSellers, host)
    if (complaints.length > 0) complain(entry.id, complaints)
    if (item === null) continue
    if (menu.has(item.id)) complain(entry.id, ['the id is used twice: the first entry counts'])
    else menu.set(item.id, item)
  }
  return [...menu.values()]
}

/** The gallery is worth less than the menu: when it can't be read, the pictures we have stay. */
async function readGallery(read: ReadEntries, host: string): Promise<readonly GalleryPicture[]> {
  try {
    return (await read('galleryImage')).flatMap((entry) => galleryPictures(entry, host))
  } catch (error) {
    logEvent('gallery-read-failed', { reason: error instanceof Error ? error.name : 'unknown' })
    return state.content?.gallery ?? []
  }
}

const complained = new Set<string>()

/** Once an entry and complaint, not once a minute. */
function complain(id: string, complaints: readonly string[]): void {
  const key = JSON.stringify([id, complaints])
  if (complained.has(key)) return
  complained.add(key)
  logEvent('content-odd-entry', { id: id.slice(0, 80), complaints })
}
