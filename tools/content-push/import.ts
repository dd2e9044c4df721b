import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { SAMPLE_IMAGES_DIR } from '../../fake-contentful/sample-library.ts'
import type { ImportContent } from './import-content.ts'
import type { Orders } from './space-access.ts'

/** Runs `contentful-import` in a process of its own; what to do comes as JSON through the input. */
// Node can't load its ES module, which imports folders.
const runContentfulImport = createRequire(import.meta.url)(
  'contentful-import',
) as typeof import('contentful-import').default

const { access, job } = JSON.parse(await text(process.stdin)) as Orders<{ content: ImportContent; rateLimit: number }>
// What its client of the Management API also takes.
const forClient: object = {
  hostUpload: access.uploadHost,
  ...(access.isLocal && { insecure: true, proxy: false }),
}
await runContentfulImport({
  ...forClient,
  spaceId: access.space,
  environmentId: access.environment,
  managementToken: access.token,
  host: access.host,
  content: job.content,
  rateLimit: job.rateLimit,
  skipContentModel: true,
  uploadAssets: true,
  assetsDirectory: SAMPLE_IMAGES_DIR,
  useVerboseRenderer: true,
  errorLogFile: 'errors.json',
}).catch(() => {
  // It has told why.
  process.exitCode = 1
})
