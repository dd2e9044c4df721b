import { onFirstPaint } from './first-paint.ts'

// The one entry point in the browser: the stores start together with the islands that read them.
onFirstPaint(() => {
  void import('./start-client.ts').then(({ startClient }) => startClient())
})
