import packageFile from '../../package.json' with { type: 'json' }
import { describeNodeProblem } from '#platform/node-version.ts'

const problem = describeNodeProblem(process.versions.node, packageFile.engines.node)
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// A static import would be evaluated before the check.
const { startServer } = await import('./server.ts')
// `dist/`: the build writes this file to `dist/server/`.
await startServer(new URL('../', import.meta.url))
