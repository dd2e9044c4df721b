import { spawnSync } from 'node:child_process'
import { readSampleLibrary, SAMPLE_IMAGES_DIR } from '../content-service/sample-library.ts'
import { startContentService } from '../content-service/service.ts'
import { astroServer, nginxOver, ourServer, type Contestant } from './serving/contestants.ts'
import { closedLoop, median, memoryOf, openLoop, type Result } from './serving/load.ts'

/**
 * `npm run bench:serve`: home from our server, from nginx over the same bytes and from Astro's own server, in turns; then a fixed rate with
 * the content service well and dead; then memory over five minutes. Needs wrk and nginx. Ends with an error below the limits.
 */
const ROUNDS = 3
const SECONDS = 5
const LEAST_OF_NGINX = 0.4
const RATE = { perSecond: 2000, seconds: 60, mostP99Ms: 50 }
const MEMORY = { perSecond: 500, minutes: 5, mostMB: 200, mostGrowth: 1.1 }

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync('which', [tool]).status !== 0) {
    print(`${tool} is missing: apt-get install -y wrk nginx-light libnginx-mod-http-brotli-static`)
    process.exit(1)
  }
}
const content = await startContentService({ library: readSampleLibrary(), imagesDir: SAMPLE_IMAGES_DIR })
const settings = {
  CONTENTFUL_SPACE_ID: content.space,
  CONTENTFUL_ACCESS_TOKEN: content.accessToken,
  CONTENTFUL_HOST: content.host,
}
const running: Contestant[] = []
try {
  await compare()
  const ours = running[0]
  if (ours === undefined) throw new Error('nothing runs')
  await atFixedRate(ours, 'content service well')
  await content.misbehave('refuse')
  await atFixedRate(ours, 'content service dead')
  await memory(ours)
} finally {
  for (const one of running) await one.stop()
  await content.close()
}

async function compare(): Promise<void> {
  const ours = await ourServer(settings)
  running.push(ours)
  running.push(await nginxOver(ours.origin))
  running.push(await ourServer(settings, 2))
  running.push(await astroServer(settings))
  const results = new Map(running.map(({ name }) => [name, [] as Result[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, origin } of running) results.get(name)?.push(await closedLoop(origin, SECONDS))
  }
  const rate = ({ name }: Contestant): number => median((results.get(name) ?? []).map(({ perSecond }) => perSecond))
  const nginx = running[1] === undefined ? 0 : rate(running[1])
  print(`home, brotli, 32 connections, median of ${ROUNDS} × ${SECONDS} s`)
  for (const one of running) {
    const p99 = median((results.get(one.name) ?? []).map(({ p99Ms }) => p99Ms))
    const share = (rate(one) / nginx).toFixed(2)
    print(
      `${one.name.padEnd(26)} ${rate(one).toFixed(0).padStart(7)} requests/s  p99 ${p99.toFixed(2)} ms  ${share} of nginx`,
    )
  }
  expect(rate(ours) / nginx >= LEAST_OF_NGINX, `one process gives less than ${LEAST_OF_NGINX} of nginx`)
  for (const one of running.splice(1)) await one.stop()
}

async function atFixedRate({ origin }: Contestant, state: string): Promise<void> {
  const { sent, answered, p99Ms } = await openLoop(origin, RATE.perSecond, RATE.seconds)
  print(`${RATE.perSecond}/s for ${RATE.seconds} s, ${state}: ${answered} answered of ${sent}, p99 ${p99Ms} ms`)
  expect(answered >= sent, 'not every request was answered')
  expect(sent >= RATE.perSecond * RATE.seconds * 0.98, 'the rate was not reached')
  expect(p99Ms <= RATE.mostP99Ms, `p99 is above ${RATE.mostP99Ms} ms`)
}

async function memory({ origin, pid }: Contestant): Promise<void> {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryOf(pid)), 5000)
  await openLoop(origin, MEMORY.perSecond, MEMORY.minutes * 60)
  clearInterval(timer)
  // The first minute fills what is filled once.
  const [early, late] = [median(samples.slice(12, 18)), median(samples.slice(-6))]
  print(
    `${MEMORY.perSecond}/s for ${MEMORY.minutes} min: ${early.toFixed(0)} MB after a minute, ${late.toFixed(0)} MB at the end`,
  )
  expect(Math.max(...samples) <= MEMORY.mostMB, `memory is above ${MEMORY.mostMB} MB`)
  expect(late <= early * MEMORY.mostGrowth, 'memory grows by more than a tenth')
}

function expect(holds: boolean, otherwise: string): void {
  if (holds) return
  print(`FAILS: ${otherwise}`)
  process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
