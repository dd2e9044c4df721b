import { checkOptions, readFault, type Fault, type FaultMode, type MisbehaveOptions } from './fault-modes.ts'
import type { Requested } from './requested.ts'

/** The door of the service, which one of the modes closes. */
export interface Door {
  readonly open: () => Promise<void>
  readonly shut: () => Promise<void>
}

/** How the service is to behave, from request to request. */
export interface FaultSwitch {
  /** The fault that a request meets, counted as met; null when it is to be answered as it should. */
  readonly take: (requested: Requested) => Fault | null
  /** Rejects with a RangeError for a mode or options that can't be kept, and once the switch is off. */
  readonly misbehave: (mode: FaultMode, options?: MisbehaveOptions) => Promise<void>
  /** For good: nothing changes the door any more. */
  readonly off: () => Promise<void>
}

interface Current {
  readonly fault: Fault
  readonly contentType: string | null
  left: number
}

/** Faults that pictures meet too; all others are of the API alone. */
const OF_IMAGES: readonly Fault['kind'][] = ['assets404', 'never']

export function createFaultSwitch(door: Door): FaultSwitch {
  let current: Current | null = null
  let isOff = false
  let isShut = false
  let end: NodeJS.Timeout | undefined
  // One change after the other: a port takes its time to open.
  let lastChange = Promise.resolve()

  async function change(fault: Fault | null, options: MisbehaveOptions): Promise<void> {
    if (isOff) throw new Error('the content service is closed')
    clearTimeout(end)
    const { times = Infinity, contentType = null, forMs } = options
    const shuts = fault?.kind === 'refuse'
    current = fault === null || shuts ? null : { fault, contentType, left: times }
    if (shuts !== isShut) {
      await (shuts ? door.shut() : door.open())
      isShut = shuts
    }
    if (hasGoneOff()) await door.shut()
    else if (forMs !== undefined) end = setTimeout(() => void backToOk(), forMs)
  }

  /** While the door was opening, the service may have been closed. */
  function hasGoneOff(): boolean {
    return isOff
  }

  /** A port that can't be had again is too bad to be silent about. */
  async function backToOk(): Promise<void> {
    try {
      await enqueue(null, {})
    } catch (error) {
      if (!isOff) throw error
    }
  }

  function enqueue(fault: Fault | null, options: MisbehaveOptions): Promise<void> {
    const changed = lastChange.then(() => change(fault, options))
    lastChange = changed.catch(() => undefined)
    return changed
  }

  return {
    take(requested) {
      if (current === null || !isMet(current, requested)) return null
      const { fault } = current
      // The first page is well; it is the second that is counted.
      if (fault.kind === 'page2fail' && requested.page !== 1) return fault
      current.left -= 1
      if (current.left === 0) current = null
      return fault
    },
    async misbehave(mode, options = {}) {
      const fault = readFault(mode)
      checkOptions(fault, options)
      await enqueue(fault, options)
    },
    async off() {
      isOff = true
      clearTimeout(end)
      await door.shut()
    },
  }
}

function isMet({ fault, contentType }: Current, requested: Requested): boolean {
  if (contentType !== null && contentType !== requested.contentType) return false
  if (requested.area === 'images') return OF_IMAGES.includes(fault.kind)
  return requested.area === 'api' && fault.kind !== 'assets404'
}
