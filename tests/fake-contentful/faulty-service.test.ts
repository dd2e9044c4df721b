import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FaultMode } from './fault-modes.ts'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { catchError, createTestClient, fetchWithToken } from './client.ts'

const ENTRIES = '/spaces/sample/environments/master/entries?content_type=menuItem'

let service: FaultyService

beforeEach(async () => {
  service = await startFaultyService({ dataset: readSampleDataset() })
})
afterEach(() => service.close())

const fetchMenu = () => createTestClient(service).getEntries({ content_type: 'menuItem' })
const fetchGallery = () => createTestClient(service).getEntries({ content_type: 'galleryImage' })
const getError = async (call: Promise<unknown>) => (await catchError(call)) as { status?: number; name: string }

describe('connection faults', () => {
  test('slow:ms delays the response [C04]', async () => {
    await service.setFault('slow:300')
    const start = performance.now()
    expect((await fetchMenu()).total).toBeGreaterThan(0)
    expect(performance.now() - start).toBeGreaterThanOrEqual(295)
  })

  test('never accepts the request and does not respond [C05]', async () => {
    await service.setFault('never')
    const pending = fetchWithToken(service, ENTRIES).catch(() => 'closed')
    await expect.poll(() => service.requests.at(-1)?.url, { timeout: 5000 }).toBe(ENTRIES)
    expect(await Promise.race([pending, sleep(500, 'no response')])).toBe('no response')
  })

  test('refuse closes the port, and the next mode reopens it [C01] [C03]', async () => {
    await fetchMenu()
    await service.setFault('refuse')
    await expect(fetchWithToken(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await service.setFault('500')
    expect(await getError(fetchMenu())).toMatchObject({ status: 500 })
    await service.setFault('refuse')
    await service.setFault('ok')
    expect((await fetchMenu()).total).toBeGreaterThan(0)
  })

  test('refuse drops open connections', async () => {
    const socket = connect(service.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`GET ${ENTRIES} HTTP/1.1\r\n`)
    await service.setFault('refuse')
    await closed
  })

  test('reset sends half of the body and resets the connection [C11]', async () => {
    const length = Number((await fetchWithToken(service, ENTRIES)).headers['content-length'])
    await service.setFault('reset')
    const received = await readUntilReset()
    expect(received.code).toBe('ECONNRESET')
    expect(received.text).toContain(`Content-Length: ${length}`)
    expect(received.text).toContain('"type":"Array"')
    expect(Buffer.byteLength(received.text)).toBeLessThan(length)
    await expect(fetchMenu()).rejects.toThrow()
  })
})

describe('the options', () => {
  test('times: fails twice, then responds [C09]', async () => {
    await service.setFault('500', { times: 2 })
    service.requests.length = 0
    expect(await getError(fetchMenu())).toMatchObject({ status: 500 })
    expect(await getError(fetchMenu())).toMatchObject({ status: 500 })
    expect((await fetchMenu()).total).toBeGreaterThan(0)
    expect(service.requests).toHaveLength(3)
  })

  test('contentType: only the gallery fails [C20]', async () => {
    await service.setFault('503', { contentType: 'galleryImage' })
    expect(await getError(fetchGallery())).toMatchObject({ status: 503 })
    expect((await fetchMenu()).total).toBeGreaterThan(0)
    expect((await createTestClient(service).getAssets()).total).toBeGreaterThan(0)
  })

  test('times counts only affected requests', async () => {
    await service.setFault('500', { times: 1, contentType: 'galleryImage' })
    await fetchMenu()
    expect(await getError(fetchGallery())).toMatchObject({ status: 500 })
    expect((await fetchGallery()).total).toBe(2)
  })

  test('a mode replaces the previous one and its times', async () => {
    await service.setFault('500', { times: 1 })
    await service.setFault('404')
    for (let times = 0; times < 2; times++) expect(await getError(fetchMenu())).toMatchObject({ status: 404 })
  })

  test('concurrent changes are applied in order', async () => {
    const modes: FaultMode[] = ['refuse', 'ok', 'refuse', '500', 'refuse', '404']
    await Promise.all(modes.map((mode) => service.setFault(mode)))
    expect(await getError(fetchMenu())).toMatchObject({ status: 404 })
  })

  test('an invalid mode is rejected and the previous one stays', async () => {
    await service.setFault('500')
    await expect(service.setFault('slow:soon' as FaultMode)).rejects.toThrow(RangeError)
    await expect(service.setFault('refuse', { times: 1 })).rejects.toThrow(RangeError)
    expect(await getError(fetchMenu())).toMatchObject({ status: 500 })
  })

  test('every request is recorded with its time and content type, whatever its response', async () => {
    service.requests.length = 0
    await service.setFault('500')
    await catchError(fetchMenu())
    await catchError(createTestClient(service).getAssets())
    expect(service.requests).toMatchObject([
      {
        url: expect.stringContaining('menuItem') as string,
        contentType: 'menuItem',
        time: expect.any(Number) as number,
      },
      { contentType: null },
    ])
  })
})

describe('close', () => {
  const modes: FaultMode[] = ['ok', 'slow:600000', 'never', 'refuse', 'reset', '500', 'gzipbomb:64', 'total:5000']
  test.each(modes)('is immediate in the mode %s, with a request in progress', async (mode) => {
    await service.setFault(mode)
    const pending = fetchWithToken(service, ENTRIES).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const start = performance.now()
    await service.close()
    expect(performance.now() - start).toBeLessThan(2000)
    await pending
    await expect(fetchWithToken(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('is final: no mode reopens the port', async () => {
    await service.setFault('refuse')
    const opening = service.setFault('ok').catch((error: unknown) => error)
    await service.close()
    await opening
    await expect(service.setFault('ok')).rejects.toThrow('closed')
    await expect(fetchWithToken(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

/** Reads until the connection is reset or ends. */
function readUntilReset(): Promise<{ text: string; code: string | undefined }> {
  return new Promise((resolve) => {
    let text = ''
    const head = `GET ${ENTRIES} HTTP/1.1\r\nHost: ${service.host}\r\nAuthorization: Bearer ${service.accessToken}\r\n\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write(head))
    socket.on('data', (data) => (text += data.toString('latin1')))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve({ text, code: error.code }))
    socket.once('end', () => resolve({ text, code: undefined }))
  })
}
