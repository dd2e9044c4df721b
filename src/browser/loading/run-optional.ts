import { logNotice } from './log-notice.ts'

/** Runs a step that nothing else depends on, such as counting: what it throws is logged and goes no further. */
export function runOptional(step: () => void): void {
  try {
    step()
  } catch (error) {
    logNotice('An optional step failed.', error)
  }
}
