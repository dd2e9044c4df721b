import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Content } from '#content/mapping/map-content.ts'
import { publishVersion, type PublishJob } from '#publish/publish-version.ts'
import type { PublishEvents, Publishing } from '#publish/publisher.ts'
import type { Version } from '#publish/version.ts'
import { createRenderer, type PageSettings } from './render-page.ts'

type Message = {
  readonly [Name in keyof PublishEvents]: readonly [Name, Parameters<PublishEvents[Name]>]
}[keyof PublishEvents]

interface Work {
  readonly job: PublishJob
  readonly previous: Version | null
  readonly content: Content | null
  readonly pageSettings: PageSettings
}

/**
 * Publishes in a thread of its own, which ends with its work: rendering a large menu keeps a thread busy for seconds,
 * and takes memory that is free afterwards. `program` is the file that calls `runPublishWorker` in a worker.
 */
export function startPublishWorker(program: URL, work: Work, events: PublishEvents): Publishing {
  const worker = new Worker(program, { workerData: work })
  let isStopped = false
  worker.on('message', (message: Message) => {
    switch (message[0]) {
      case 'onCurrent':
        events.onCurrent(...message[1])
        break
      case 'onFile':
        events.onFile(...message[1])
        break
      case 'onFailure':
        events.onFailure(...message[1])
        break
    }
  })
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (code === 0 || isStopped) resolve()
      else reject(new Error(`publishing ended with ${code}`))
    })
  })
  return {
    ended,
    stop: () => {
      isStopped = true
      return worker.terminate()
    },
  }
}

/** The other side. Rejects where nothing can be published, which ends the worker. */
export async function runPublishWorker(): Promise<void> {
  const { job, previous, content, pageSettings } = workerData as Work
  const render = await createRenderer(pageSettings)
  const report = (...message: Message): void => parentPort?.postMessage(message)
  await publishVersion(job, previous, {
    render: (path) => render(path, { content, version: job.key }),
    onCurrent: (...values) => report('onCurrent', values),
    onFile: (...values) => report('onFile', values),
    onFailure: (...values) => report('onFailure', values),
  })
}
