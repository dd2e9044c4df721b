import { isMainThread } from 'node:worker_threads'
import packageFile from '../../package.json' with { type: 'json' }
import { describeNodeProblem } from '#platform/node-version.ts'

const problem = describeNodeProblem(process.versions.node, packageFile.engines.node)
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// Static imports would be evaluated before the check.
if (isMainThread) {
  const { runProgram } = await import('./run-program.ts')
  // `dist/`: the build writes this file to `dist/server/`.
  await runProgram(new URL('../', import.meta.url), process.argv.slice(2))
} else {
  const { runPublishWorker } = await import('./publish-worker.ts')
  await runPublishWorker()
}
