import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../../server/log.ts'
import type { ContentfulKeys } from '../../server/settings.ts'
import type { BuiltContent } from './built-content.ts'
import { contentOf, isLossOfMenu, type Content, type RawContent } from './content.ts'
import { deliveryClient } from './delivery-client.ts'
import { failureOf } from './delivery-failure.ts'
import { withPictureFiles } from './picture-files.ts'
import { readWhole } from './whole-reading.ts'

/** The content of a process that lives from request to request and may be put to sleep between two of them. */
export interface RequestContent {
  readonly current: () => Content | null
  /** Begins a reading where one is due, `now` in ms since the epoch; null where none is. Who gets one keeps the process awake for it. */
  readonly readWhenDue: (now: number) => Reading | null
}

export interface Reading {
  /** Never rejects. */
  readonly done: Promise<void>
  /** How long the visitor whose request began it may be kept waiting, in ms: 0 where there is content that this process has read. */
  readonly waitMs: number
}

/** As long as the start of the Node server: a second where there is a menu to show, longer where there is none (C01, C04). */
const WAIT_WITH_MENU_MS = 1_000
const WAIT_WITHOUT_MS = 3_500
/** A reading that is not over by then never will be: the host ended it with the request that began it. */
const LOST_AFTER_MS = 20_000

/**
 * Content of the build, read anew every `everyMs` at most, by the request that comes then. All or nothing: a reading that fails, or that
 * lost the menu, leaves the last good content in place (CNT-4). `keys` null: what was built is shown for good.
 */
export function requestContent(
  built: BuiltContent | null,
  keys: ContentfulKeys | null,
  everyMs: number,
): RequestContent {
  const client = keys && deliveryClient(keys)
  let raw: RawContent | null = null
  let content: Content | null = null
  let begun: number | null = null
  let isReading = false
  let hasRead = false
  let hasRefusedLoss = false
  let lastFailure: string | null = null

  // Nobody may be shown a menu that is not the restaurant's.
  const isOurs = keys === null || (keys.space === built?.space && keys.environment === built.environment)
  if (built !== null && isOurs) show(built.raw, built.host)

  function show(answer: RawContent, host: string): void {
    raw = answer
    content = withPictureFiles(contentOf(answer, restaurant.bestSellers, host).content)
  }

  async function read(from: NonNullable<typeof client>, host: string): Promise<void> {
    try {
      const answer = await readWhole(from, raw)
      const after = contentOf(answer, restaurant.bestSellers, host).content
      if (after.menu.length === 0) throw new Refusal('the menu is empty')
      if (hasRead && isLossOfMenu(content, after) && !hasRefusedLoss) {
        hasRefusedLoss = true
        throw new Refusal(`only ${after.menu.length} dishes are left: believed if the next reading says so too`)
      }
      hasRefusedLoss = false
      hasRead = true
      lastFailure = null
      show(answer, host)
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : failureOf(error).reason
      // Once a reason, not once a minute.
      if (lastFailure !== reason) logEvent('content-read-failed', { reason, kept: content?.version })
      lastFailure = reason
    } finally {
      isReading = false
    }
  }

  return {
    current: () => content,
    readWhenDue: (now) => {
      if (client === null || keys === null || now < client.limitedUntil()) return null
      if (begun !== null && now - begun < (isReading ? Math.max(LOST_AFTER_MS, everyMs) : everyMs)) return null
      const isFirst = begun === null
      begun = now
      isReading = true
      const waitMs = content === null ? WAIT_WITHOUT_MS : isFirst ? WAIT_WITH_MENU_MS : 0
      return { done: read(client, keys.host), waitMs }
    },
  }
}

/** An answer that is understood and not believed; its message is for the log. */
class Refusal extends Error {}
