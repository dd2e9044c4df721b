import { expect, test } from 'vitest'
import { fetchRaw } from '#tests/http/raw-http.ts'
import { startInProcessServer } from '../in-process-server.fixtures.ts'
import { createSiteMetrics } from './site-metrics.ts'

test('the numbers are only for programs that address this machine as itself', async () => {
  const origin = await startInProcessServer(createSiteMetrics(() => null).listener)
  const fetchStatus = async (host: string): Promise<number> =>
    (await fetchRaw(origin, '/metrics', { headers: { host } })).status
  const own = ['127.0.0.1:9464', 'localhost:9464', 'LOCALHOST', '127.0.0.1']
  const others = ['evil.test', 'evil.test:9464', '127.0.0.1.evil.test', 'localhost.evil.test:9464']
  expect(await Promise.all(own.map(fetchStatus))).toEqual([200, 200, 200, 200])
  expect(await Promise.all(others.map(fetchStatus))).toEqual([404, 404, 404, 404])
})
