import { markClientStarted } from './client-started.ts'
import { onFirstPaint } from './first-paint.ts'
import { START_FAILED_EVENT } from './head/script-error-recovery.ts'

// The one entry point in the browser: the stores start before the islands that read them.
onFirstPaint(() => {
  import('./start-client.ts')
    .then(({ startClient }) => startClient())
    .catch(() => window.dispatchEvent(new Event(START_FAILED_EVENT)))
    .finally(markClientStarted)
})
