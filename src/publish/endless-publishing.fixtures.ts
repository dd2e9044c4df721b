import { publishVersion } from './publish-version.ts'
import { readCurrentVersion } from './version.ts'
import { createJob, createOptions } from './publish-job.fixtures.ts'

/** A process that publishes one version after the other into its folder, until it is killed. */
const [folder = ''] = process.argv.slice(2)
for (let count = 1; ; count += 1) {
  const contentVersion = `${process.pid}-${count}`
  const dishPaths = Array.from({ length: 30 }, (_, place) => `/menu/dish-${place}`)
  const job = createJob(folder, contentVersion, { dishPaths })
  // Long enough to be compressed.
  const { options } = createOptions(`<!-- ${contentVersion} -->`.repeat(100))
  await publishVersion(job, await readCurrentVersion(job.root, job.build), options)
}
