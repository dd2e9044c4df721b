import { markClientStarted, START_FAILED_EVENT } from './client-started.ts'
import { onFirstPaint } from './first-paint.ts'

// Starts the stores, before the islands that read them. Only the script in <head> runs earlier.
onFirstPaint(() => {
  import('./start-client.ts')
    .then(({ startClient }) => startClient())
    .catch(() => window.dispatchEvent(new Event(START_FAILED_EVENT)))
    .finally(markClientStarted)
})
