import { START_FAILED_EVENT } from './head/script-error-recovery.ts'
import { startClient, type StartPage } from './start-client.ts'
import { markStarted } from './started.ts'

/** The script of each page calls it once, with what only this page starts. */
export function start(startPage?: StartPage): void {
  startClient(startPage)
    .catch(() => window.dispatchEvent(new Event(START_FAILED_EVENT)))
    .finally(markStarted)
}
