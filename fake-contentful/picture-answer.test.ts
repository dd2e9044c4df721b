import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPictures } from './images.ts'
import { pictureAnswer } from './picture-answer.ts'
import { SAMPLE_IMAGES_DIR } from './sample-library.ts'
import { startContentService, type ContentService } from './service.ts'

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library: { entries: [], assets: [] }, imagesDir: SAMPLE_IMAGES_DIR })
})
afterAll(() => service.close())

const ask = (query: string, init: RequestInit = {}) =>
  fetch(`http://${service.host}/images/fries-small.webp?${query}`, init)

async function factsOf(response: Response): Promise<string> {
  const { format, width, height, compression } = await sharp(await response.bytes()).metadata()
  return `${compression ?? format} ${width}x${height}`
}

describe('the Images API', () => {
  const made: readonly [query: string, type: string, facts: string][] = [
    ['w=320', 'image/webp', 'webp 320x240'],
    ['w=320&fm=avif', 'image/avif', 'av1 320x240'],
    ['w=320&fm=jpg&q=40', 'image/jpeg', 'jpeg 320x240'],
    ['h=120&fm=png', 'image/png', 'png 160x120'],
    ['fm=avif&q=1&w=4000', 'image/avif', 'av1 960x720'],
    ['w=200&h=200&fit=fill&f=top_left', 'image/webp', 'webp 200x200'],
    ['w=200&h=200&fit=pad&bg=rgb:112233&fm=jpg', 'image/jpeg', 'jpeg 200x200'],
    ['w=200&h=200&fit=pad&fm=png', 'image/png', 'png 200x200'],
    ['w=100&h=300&fit=scale', 'image/webp', 'webp 100x300'],
    ['w=50&h=60&fit=crop&f=bottom', 'image/webp', 'webp 50x60'],
    ['w=1200&h=300&fit=thumb', 'image/webp', 'webp 960x300'],
    ['w=1', 'image/webp', 'webp 1x1'],
  ]
  test.each(made)('answers %s as %s [CNT-3]', async (query, type, facts) => {
    const response = await ask(query)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await factsOf(response)).toBe(facts)
  })

  test('the padding has the colour that was asked for', async () => {
    const padded = sharp(await (await ask('w=40&h=80&fit=pad&bg=rgb:112233&fm=png')).bytes())
    const { data } = await padded.raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x11, 0x22, 0x33])
  })

  test('parameters that mean nothing here give the master [CNT-3]', async () => {
    const master = readFileSync(join(SAMPLE_IMAGES_DIR, 'fries-small.webp'))
    for (const query of ['', 'fl=progressive', 'x=1']) {
      expect(Buffer.from(await (await ask(query)).bytes()).equals(master)).toBe(true)
    }
  })

  test.each(['w=0', 'h=4001', 'q=101', 'fm=gif', 'fit=cover', 'f=heart', 'bg=red'])(
    'refuses %s in the shape of the Delivery API [CNT-3]',
    async (query) => {
      const response = await ask(query)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        sys: { type: 'Error', id: 'InvalidQuery' },
        message: expect.any(String) as string,
        details: { errors: [{ name: query.split('=')[0] }] },
        requestId: expect.any(String) as string,
      })
    },
  )

  test('HEAD tells the length and sends nothing; a known tag is 304 [P15] [P16]', async () => {
    const got = await ask('w=100')
    const head = await ask('w=100', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await got.bytes()).length))
    expect(await head.text()).toBe('')
    const etag = got.headers.get('etag') ?? ''
    const again = await ask('w=100', { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    expect((await ask('w=101', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('a picture that is not there is 404 whatever is asked of it [C17]', async () => {
    expect((await fetch(`http://${service.host}/images/gone.webp?w=0`)).status).toBe(404)
  })
})

test('where nothing can be converted the master is given, which is said once [C17]', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const pictures = readPictures(SAMPLE_IMAGES_DIR)
  const fails = () => ({ contentType: 'image/avif', etag: '"x"', bytes: () => Promise.reject(new Error('no sharp')) })
  for (let time = 0; time < 2; time += 1) {
    const served = { pictures, makeVariant: fails }
    const { status, headers, body } = await pictureAnswer(
      ['fries-small.webp'],
      new URLSearchParams('w=9'),
      undefined,
      served,
    )
    expect([status, headers['Content-Type'], body]).toEqual([
      200,
      'image/webp',
      pictures.get('fries-small.webp')?.bytes,
    ])
  }
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})
