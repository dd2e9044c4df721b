import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import { readSettings, type ContentfulKeys } from '../platform/settings.ts'
import { contentOf, type Complaint, type Content, type RawContent } from './content.ts'
import { contentReader, type ContentReader, type ReadContent } from './content-reader.ts'
import { keeper, type Keeper } from './keeper.ts'

export type { Content } from './content.ts'

export interface ContentState {
  /** null: there never was any (D2). */
  readonly content: Content | null
  /** When the content service last confirmed it, in ms since the epoch. */
  readonly readAt: number | null
  /** Where it is from: the running service, this site's last run, or its build. */
  readonly source: 'service' | 'disk' | 'snapshot'
  readonly lastReadFailed: boolean
}

/** How long a start waits for the service where there is a last good menu, and where there is none, in ms (C01, C04). */
const WAIT_WITH_MENU_MS = 1_000
const WAIT_WITHOUT_MS = 3_500
/** After word of a change: time for more of them, and for the service to have it everywhere. */
const SOON_MS = 500

let state: ContentState = { content: null, readAt: null, source: 'service', lastReadFailed: false }
let raw: RawContent | null = null
let reading: Promise<void> | null = null
let isWanted = false
let isStopped = false
let timer: NodeJS.Timeout | undefined
let start: Promise<void> | undefined
let readSoon: () => void = () => undefined
const listeners = new Set<() => void>()

/** The content as it is known now; the first call waits until there is some, or none can be had. */
export async function currentContent(): Promise<Content | null> {
  await startContent()
  return state.content
}

export function contentState(): ContentState {
  return state
}

/** Calls back after every change of the content's version. */
export function onNewContent(listener: () => void): void {
  listeners.add(listener)
}

/**
 * Takes the last good content from the disk, reads the service once, and from then on again and again for as long as the process lives.
 * No start waits long for a service that doesn't answer. Safe to call twice.
 */
export function startContent(): Promise<void> {
  start ??= begin()
  return start
}

/** Reads the service in a moment instead of at the next turn: its webhook told of a change. */
export function readContentSoon(): void {
  readSoon()
}

/** Ends when a reading that is under way has ended; what it brings is no longer shown. */
export async function stopContent(): Promise<void> {
  isStopped = true
  clearTimeout(timer)
  readSoon = () => undefined
  await reading
}

async function begin(): Promise<void> {
  const settings = readSettings(process.env)
  if (settings.contentful === null) throw new Error('the content service has not been started')
  const keys: ContentfulKeys = settings.contentful
  const reader = contentReader(keys, () => isStopped)
  const files = keeper(settings.contentCacheDir, keys)
  const kept = await files.lastGood()
  if (kept !== null) {
    show({ raw: kept.raw, ...contentOf(kept.raw, restaurant.bestSellers, keys.host) }, kept.readAt, kept.source)
  }
  const everyMs = settings.contentRefreshSeconds * 1000

  /** One reading at a time; who asks meanwhile gets another one after it (C05). */
  function read(): void {
    clearTimeout(timer)
    if (reading !== null) {
      isWanted = true
      return
    }
    reading = refresh(reader, files).finally(() => {
      reading = null
      // Up to a fifth earlier, so that several servers don't ask in step; not before the service wants to be asked (C08).
      const pauseMs = isWanted ? SOON_MS : everyMs * (0.8 + Math.random() * 0.2)
      isWanted = false
      next(Math.max(pauseMs, reader.limitedUntil() - Date.now()))
    })
  }

  function next(pauseMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(read, pauseMs)
    timer.unref()
  }

  read()
  readSoon = () => {
    if (reading === null) next(SOON_MS)
    else isWanted = true
  }
  await Promise.race([reading, sleep(kept === null ? WAIT_WITHOUT_MS : WAIT_WITH_MENU_MS, undefined, { ref: false })])
}

async function refresh(reader: ContentReader, files: Keeper): Promise<void> {
  const read = await reader.read(raw, state.content?.version)
  if (isStopped) return
  if (read === null) {
    state = { ...state, lastReadFailed: true }
    return
  }
  const readAt = Date.now()
  show(read, readAt, 'service')
  await files.keep({ raw: read.raw, readAt }, read.content.version)
}

function show({ raw: given, content, odd }: ReadContent, readAt: number, source: ContentState['source']): void {
  const isNew = content.version !== state.content?.version
  raw = given
  state = { content: isNew ? content : state.content, readAt, source, lastReadFailed: false }
  if (!isNew) return
  complain(odd)
  const { version, menu, gallery } = content
  logEvent('content-changed', { version, dishes: menu.length, pictures: gallery.length, source })
  // Later, so that what a listener throws is no failure of the reading.
  for (const listener of listeners) queueMicrotask(listener)
}

const complained = new Set<string>()

/** Once an entry and complaint, not once a version. */
function complain(odd: readonly Complaint[]): void {
  for (const { id, complaints } of odd) {
    const key = JSON.stringify([id, complaints])
    if (complained.has(key)) continue
    complained.add(key)
    logEvent('content-odd-entry', { id: id.slice(0, 80), complaints })
  }
}
