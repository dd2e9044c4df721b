import path from 'node:path'
import { addHandOff, parseDailyHandOffs, summariseHandOffs, type HandOffSummary } from './daily-hand-offs.ts'
import { logEvent } from '#platform/logger.ts'
import { MEGABYTE, readTextFile, UnusableFileError } from '#platform/read-regular-file.ts'
import { removeOldPartFiles, writeFileAtomically } from '#platform/write-file-atomically.ts'

/** How many orders were handed over on each of the last days, kept in a file. */
export interface OrderCounts {
  readonly add: () => void
  readonly getSummary: () => HandOffSummary
  /** Writes what has changed since the last time. Never rejects: the first of several failures is logged. */
  readonly save: () => Promise<void>
}

const SAVE_INTERVAL_MS = 60_000
/** Of 31 days it has less than a kilobyte. */
const MAX_FILE_BYTES = MEGABYTE

/** Reads the counts from `folder`. A file that can't be used is logged, and the counts start anew. */
export async function loadOrderCounts(folder: string): Promise<OrderCounts> {
  const file = path.join(folder, 'order-counts.json')
  await removeOldPartFiles(file)
  let counts = await readCounts(file)
  let isChanged = false
  let hasLoggedFailure = false
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  async function write(): Promise<void> {
    if (!isChanged) return
    isChanged = false
    try {
      await writeFileAtomically(file, JSON.stringify(counts))
      hasLoggedFailure = false
    } catch (error) {
      isChanged = true
      if (!hasLoggedFailure) logEvent('order-counts-not-saved', { reason: getErrorCode(error) })
      hasLoggedFailure = true
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // One after the other, so that the last call resolves when everything is written.
    saving = saving.then(write)
    return saving
  }

  return {
    add: () => {
      counts = addHandOff(counts, Date.now())
      isChanged = true
      timer ??= setTimeout(() => void save(), SAVE_INTERVAL_MS).unref()
    },
    getSummary: () => summariseHandOffs(counts, Date.now()),
    save,
  }
}

async function readCounts(file: string) {
  try {
    const counts = parseDailyHandOffs(await readTextFile(file, MAX_FILE_BYTES))
    if (counts !== null) return counts
    logEvent('order-counts-not-read', { reason: 'the file is damaged' })
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error
    if (error.problem !== 'missing') logEvent('order-counts-not-read', { reason: `the file ${error.message}` })
  }
  return {}
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
