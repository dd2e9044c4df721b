import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FaultMode } from './fault-modes.ts'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { clientOf, failureOf } from './client.ts'
import { rawGet } from './raw-request.ts'

const ENTRIES = '/spaces/sample/environments/master/entries?content_type=menuItem'

let service: FaultyService

beforeEach(async () => {
  service = await startFaultyService({ dataset: readSampleDataset() })
})
afterEach(() => service.close())

const menu = () => clientOf(service).getEntries({ content_type: 'menuItem' })
const gallery = () => clientOf(service).getEntries({ content_type: 'galleryImage' })
const statusOf = async (call: Promise<unknown>) => (await failureOf(call)) as { status?: number; name: string }

describe('what happens to the connection', () => {
  test('slow:ms is late and then as it should be [C04]', async () => {
    await service.setFault('slow:300')
    const start = performance.now()
    expect((await menu()).total).toBeGreaterThan(0)
    expect(performance.now() - start).toBeGreaterThanOrEqual(295)
  })

  test('never takes the request and gives no answer [C05]', async () => {
    await service.setFault('never')
    const pending = failureOf(rawGet(service, ENTRIES, 500))
    await expect.poll(() => service.requests.at(-1)?.url, { timeout: 5000 }).toBe(ENTRIES)
    expect(await pending).toMatchObject({ name: 'AbortError' })
  })

  test('refuse closes the port, and the next mode opens the same one again [C01] [C03]', async () => {
    await menu()
    await service.setFault('refuse')
    await expect(rawGet(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await service.setFault('500')
    expect(await statusOf(menu())).toMatchObject({ status: 500 })
    await service.setFault('refuse')
    await service.setFault('ok')
    expect((await menu()).total).toBeGreaterThan(0)
  })

  test('refuse drops the connections that are open', async () => {
    const socket = connect(service.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`GET ${ENTRIES} HTTP/1.1\r\n`)
    await service.setFault('refuse')
    await closed
  })

  test('reset sends half of the body and then tears the line [C11]', async () => {
    const whole = Number((await rawGet(service, ENTRIES)).headers['content-length'])
    await service.setFault('reset')
    const got = await tornAnswer()
    expect(got.code).toBe('ECONNRESET')
    expect(got.text).toContain(`Content-Length: ${whole}`)
    expect(got.text).toContain('"type":"Array"')
    expect(Buffer.byteLength(got.text)).toBeLessThan(whole)
    await expect(menu()).rejects.toThrow()
  })
})

describe('for how long and for whom', () => {
  test('times: 500 twice and then the menu [C09]', async () => {
    await service.setFault('500', { times: 2 })
    service.requests.length = 0
    expect(await statusOf(menu())).toMatchObject({ status: 500 })
    expect(await statusOf(menu())).toMatchObject({ status: 500 })
    expect((await menu()).total).toBeGreaterThan(0)
    expect(service.requests).toHaveLength(3)
  })

  test('contentType: the gallery fails and the menu is fine [C20]', async () => {
    await service.setFault('503', { contentType: 'galleryImage' })
    expect(await statusOf(gallery())).toMatchObject({ status: 503 })
    expect((await menu()).total).toBeGreaterThan(0)
    expect((await clientOf(service).getAssets()).total).toBeGreaterThan(0)
  })

  test('times counts only requests that meet the fault', async () => {
    await service.setFault('500', { times: 1, contentType: 'galleryImage' })
    await menu()
    expect(await statusOf(gallery())).toMatchObject({ status: 500 })
    expect((await gallery()).total).toBe(2)
  })

  test('a mode takes the place of the one before, with its times', async () => {
    await service.setFault('500', { times: 1 })
    await service.setFault('404')
    for (let times = 0; times < 2; times++) expect(await statusOf(menu())).toMatchObject({ status: 404 })
  })

  test('modes that are set at once are set one after the other', async () => {
    const modes: FaultMode[] = ['refuse', 'ok', 'refuse', '500', 'refuse', '404']
    await Promise.all(modes.map((mode) => service.setFault(mode)))
    expect(await statusOf(menu())).toMatchObject({ status: 404 })
  })

  test('a mode that there is not is refused, and the one before stays', async () => {
    await service.setFault('500')
    await expect(service.setFault('slow:soon' as FaultMode)).rejects.toThrow(RangeError)
    await expect(service.setFault('refuse', { times: 1 })).rejects.toThrow(RangeError)
    expect(await statusOf(menu())).toMatchObject({ status: 500 })
  })

  test('every request is kept with its time and its content type, whatever becomes of it', async () => {
    service.requests.length = 0
    await service.setFault('500')
    await failureOf(menu())
    await failureOf(clientOf(service).getAssets())
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
  test.each(modes)('is done at once in the mode %s, with a request under way', async (mode) => {
    await service.setFault(mode)
    const asked = rawGet(service, ENTRIES).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const start = performance.now()
    await service.close()
    expect(performance.now() - start).toBeLessThan(2000)
    await asked
    await expect(rawGet(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('is for good: no mode opens the port again', async () => {
    await service.setFault('refuse')
    const opening = service.setFault('ok').catch((error: unknown) => error)
    await service.close()
    await opening
    await expect(service.setFault('ok')).rejects.toThrow('closed')
    await expect(rawGet(service, ENTRIES)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

/** Reads what comes until the line is torn. */
function tornAnswer(): Promise<{ text: string; code: string | undefined }> {
  return new Promise((resolve) => {
    let text = ''
    const head = `GET ${ENTRIES} HTTP/1.1\r\nHost: ${service.host}\r\nAuthorization: Bearer ${service.accessToken}\r\n\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write(head))
    socket.on('data', (data) => (text += data.toString('latin1')))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve({ text, code: error.code }))
    socket.once('end', () => resolve({ text, code: undefined }))
  })
}
