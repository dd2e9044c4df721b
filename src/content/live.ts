import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../../server/log.ts'
import { readSettings, type ContentfulKeys } from '../../server/settings.ts'
import { contentOf, isLossOfMenu, type Complaint, type Content, type RawContent } from './content.ts'
import { deliveryClient, type DeliveryClient } from './delivery-client.ts'
import { failureOf } from './delivery-failure.ts'
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
let hasRefusedLoss = false
let failure: { reason: string; times: number } | null = null
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
  const client = deliveryClient(keys)
  const files = keeper(settings.contentCacheDir, keys)
  const kept = await files.lastGood()
  if (kept !== null) {
    show(kept.raw, keys.host, kept.readAt, kept.source)
  }
  const everyMs = settings.contentRefreshSeconds * 1000

  /** One reading at a time; who asks meanwhile gets another one after it (C05). */
  function read(): void {
    clearTimeout(timer)
    if (reading !== null) {
      isWanted = true
      return
    }
    reading = refresh(client, files, keys).finally(() => {
      reading = null
      // Up to a fifth earlier, so that several servers don't ask in step; not before the service wants to be asked (C08).
      const pauseMs = isWanted ? SOON_MS : everyMs * (0.8 + Math.random() * 0.2)
      isWanted = false
      next(Math.max(pauseMs, client.limitedUntil() - Date.now()))
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

/** All or nothing: a reading that fails, or that lost the menu, leaves the last good content in place (CNT-4). */
async function refresh(client: DeliveryClient, files: Keeper, keys: ContentfulKeys): Promise<void> {
  try {
    // Both come to an end before the next reading begins.
    const [menu, galleryImage] = await Promise.all([settled(client.read('menuItem')), readGallery(client)])
    if (menu.status === 'rejected') throw menu.reason
    if (isStopped) return
    const answer = { menuItem: menu.value, galleryImage }
    const { content } = contentOf(answer, restaurant.bestSellers, keys.host)
    if (content.menu.length === 0) throw new Refusal('the menu is empty')
    if (state.source === 'service' && isLossOfMenu(state.content, content) && !hasRefusedLoss) {
      hasRefusedLoss = true
      throw new Refusal(
        `${state.content?.menu.length} dishes became ${content.menu.length}: believed if the next reading says so too`,
      )
    }
    hasRefusedLoss = false
    show(answer, keys.host, Date.now(), 'service')
    await files.keep({ raw: answer, readAt: Date.now() }, content.version)
    if (failure !== null) logEvent('content-read-again', { failedTimes: failure.times })
    failure = null
  } catch (error) {
    noteFailure(error instanceof Refusal ? error.message : failureOf(error).reason)
  }
}

/** An answer that is understood and not believed; its message is for the log. */
class Refusal extends Error {}

/** Once a reason, not once a minute. */
function noteFailure(reason: string): void {
  if (isStopped) return
  state = { ...state, lastReadFailed: true }
  if (failure?.reason !== reason) logEvent('content-read-failed', { reason, kept: state.content?.version })
  failure = { reason, times: (failure?.times ?? 0) + 1 }
}

function show(answer: RawContent, host: string, readAt: number, source: ContentState['source']): void {
  const { content, odd } = contentOf(answer, restaurant.bestSellers, host)
  const isNew = content.version !== state.content?.version
  raw = answer
  state = { content: isNew ? content : state.content, readAt, source, lastReadFailed: false }
  if (!isNew) return
  complain(odd)
  const { version, menu, gallery } = content
  logEvent('content-changed', { version, dishes: menu.length, pictures: gallery.length, source })
  // Later, so that what a listener throws is no failure of the reading.
  for (const listener of listeners) queueMicrotask(listener)
}

/** The gallery is worth less than the menu: when it can't be read, the pictures we have stay (C20). */
async function readGallery(client: DeliveryClient): Promise<RawContent['galleryImage']> {
  try {
    return await client.read('galleryImage')
  } catch (error) {
    logEvent('gallery-read-failed', { reason: failureOf(error).reason })
    return raw?.galleryImage ?? []
  }
}

async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.allSettled([promise])
  return result
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
