import cluster from 'node:cluster'

/** Our server in as many processes as the argument says, on one port. For a machine with several cores and no cache in front. */
if (cluster.isPrimary) {
  for (let count = Number(process.argv[2] ?? 2); count > 0; count -= 1) cluster.fork()
  process.once('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
  })
} else {
  await import('../../src/server/main.ts')
}
