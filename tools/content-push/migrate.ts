import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import type { Orders } from './space-access.ts'
import { speakPlainly } from './plain-agent.ts'
import { stepsFor, type KnownTypes } from './migration-steps.ts'

/** Runs `contentful-migration` in a process of its own; what to do comes as JSON through the input. */
const { runMigration } = createRequire(import.meta.url)('contentful-migration') as typeof import('contentful-migration')

const { access, job } = JSON.parse(await text(process.stdin)) as Orders<KnownTypes>
if (access.isLocal) speakPlainly()
await runMigration({
  spaceId: access.space,
  environmentId: access.environment,
  accessToken: access.token,
  host: access.host,
  yes: true,
  migrationFunction: stepsFor(job),
}).catch(() => {
  // It has told why.
  process.exitCode = 1
})
