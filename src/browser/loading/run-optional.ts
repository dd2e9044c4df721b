import { logNotice } from './log-notice.ts'

/**
 * Runs a step that nothing else depends on, such as counting: what it throws is logged and goes no further. Returns
 * what the step does, undefined if it has failed.
 */
export function runOptional<T>(step: () => T): T | undefined {
  try {
    return step()
  } catch (error) {
    logNotice('An optional step failed.', error)
    return undefined
  }
}
