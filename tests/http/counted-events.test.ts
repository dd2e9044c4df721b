import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltSite } from '../support/built-site.ts'
import { freePort } from '../support/free-port.ts'
import { findElements, getBodyText } from './parse-html.ts'
import { fetchRaw, fetchText } from './raw-http.ts'

const SECRET = 'the-owner-has-this_1'

test('reported orders are on the owner’s page, in the metrics and, after the stop, in a file [R11]', async () => {
  // Without a `.env` file.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lahab-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const metricsPort = String(await freePort())
  const site = await startBuiltSite({
    cwd: folder,
    environment: {
      PATH: process.env['PATH'],
      CONTENT_CACHE_DIR: folder,
      CONTENT_CHECK_SECRET: SECRET,
      COUNT_EVENTS: 'on',
      METRICS_PORT: metricsPort,
    },
  })
  const report = (body: string) =>
    fetchRaw(site.origin, '/events', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body })
  expect(findElements((await fetchText(site.origin, '/en')).text, 'html')[0]).toHaveProperty('data-counts-events', 'en')
  for (const body of ['order-handed-over ar', 'order-handed-over en', 'form-refused en', 'order-handed-over fr'])
    expect((await report(body)).status).toBe(204)
  expect(getBodyText((await fetchText(site.origin, `/en/check/${SECRET}`)).text)).toMatch(
    /Orders taken to WhatsApp\s*Today\s*2\s*Yesterday\s*0\s*Last seven days\s*2/,
  )

  const { status, headers, text } = await fetchText(`http://127.0.0.1:${metricsPort}`, '/metrics')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const line of [
    'site_events_total{event="order-handed-over",language="ar"} 1',
    'site_events_total{event="order-handed-over",language="en"} 1',
    'site_events_total{event="form-refused",language="en"} 1',
    'site_events_total{event="script-failed",language="ar"} 0',
    'site_events_dropped_total 0',
    'site_content_fetch_failures_total 0',
    'site_request_duration_seconds_count{status="204"} 4',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toMatch(/\nsite_content_age_seconds \d/)
  // Neither is on the other's port.
  expect((await fetchText(site.origin, '/metrics')).status).toBe(404)
  expect((await fetchText(`http://127.0.0.1:${metricsPort}`, '/')).status).toBe(404)

  await site.stop()
  expect(Object.values(JSON.parse(readFileSync(path.join(folder, 'order-counts.json'), 'utf8')) as object)).toEqual([2])
  expect(site.getOutput()).not.toMatch(/order-handed-over|form-refused/)
})
