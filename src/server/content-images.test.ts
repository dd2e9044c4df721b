import { describe, expect, test, vi } from 'vitest'
import { contentImage } from './content-images.ts'
import { listening } from './listening.fixtures.ts'

const PICTURE = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2, 3])

/** A content service that notes what it was asked; each test uses names of its own, because pictures are kept. */
async function service(
  answers: Readonly<Record<string, { status?: number; type?: string; location?: string }>>,
): Promise<{ host: string; asked: string[] }> {
  const asked: string[] = []
  const host = await listening((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    response.writeHead(answer?.status ?? (answer === undefined ? 404 : 200), {
      ...(answer?.type !== undefined && { 'content-type': answer.type }),
      ...(answer?.location !== undefined && { location: answer.location }),
    })
    response.end(PICTURE)
  })
  return { host, asked }
}

describe('contentImage', () => {
  const types = ['image/webp', 'image/avif', 'image/png', 'image/jpeg', 'image/gif']
  test.each(types)('hands on a picture of the type %s [CNT-1]', async (type) => {
    const name = `${type.slice(6)}-one`
    const { host } = await service({ [`/images/${name}`]: { type } })
    const answer = await contentImage(`/content-images/${name}`, host)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type } })
    expect(answer?.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    expect(answer?.bodies.identity.equals(PICTURE)).toBe(true)
  })

  const noPictures: readonly [name: string, answer: { status?: number; type?: string }][] = [
    ['a web page', { type: 'text/html' }],
    ['a drawing that may hold scripts', { type: 'image/svg+xml' }],
    ['something without a type', {}],
    ['an error with the type of a picture', { status: 500, type: 'image/webp' }],
    ['a missing picture', { status: 404, type: 'image/webp' }],
  ]
  test.each(noPictures)('gives nothing for %s [CNT-1] [C17]', async (name, answer) => {
    const file = encodeURIComponent(name)
    const { host, asked } = await service({ [`/images/${file}`]: answer })
    expect(await contentImage(`/content-images/${name}`, host)).toBeNull()
    expect(asked).toEqual([`/images/${file}`])
  })

  test('asks the service once for a picture, also when two want it at once [CNT-1]', async () => {
    const { host, asked } = await service({ '/images/once.webp': { type: 'image/webp' } })
    const path = '/content-images/once.webp'
    const [first, second] = await Promise.all([contentImage(path, host), contentImage(path, host)])
    expect(first).toBe(second)
    expect(await contentImage(path, host)).toBe(first)
    expect(asked).toEqual(['/images/once.webp'])
  })

  test('hands on the sizes and formats that pages ask for, each kept by itself [MENU-4]', async () => {
    const small = '/images/sizes.webp?w=240&fm=avif&q=50'
    const { host, asked } = await service({ [small]: { type: 'image/avif' }, '/images/sizes.webp': {} })
    const path = '/content-images/sizes.webp'
    const answer = await contentImage(path, host, 'fm=avif&w=240&q=50&utm_source=x')
    expect(answer?.headers['content-type']).toBe('image/avif')
    expect(await contentImage(path, host, 'w=240&fm=avif&q=50')).toBe(answer)
    await contentImage(path, host, 'utm_source=x')
    expect(asked).toEqual([small, '/images/sizes.webp'])
  })

  test.each(['w=241&fm=avif&q=50', 'w=240', 'w=4000&fm=png&q=100', 'q=1', 'w=240&fm=avif&q=50%26h=9'])(
    'does not ask for %s, which no page asks for [P14]',
    async (query) => {
      const { host, asked } = await service({})
      expect(await contentImage('/content-images/flood.webp', host, query)).toBeNull()
      expect(asked).toEqual([])
    },
  )

  test('a picture that the owner replaced is seen a minute later, one that stayed is not sent again', async () => {
    const sent: (string | undefined)[] = []
    let version = 1
    const host = await listening((request, response) => {
      sent.push(request.headers['if-none-match'])
      const tag = `"v${version}"`
      const isSame = request.headers['if-none-match'] === tag
      response.writeHead(isSame ? 304 : 200, { 'content-type': 'image/webp', etag: tag })
      response.end(isSame ? undefined : `picture ${version}`)
    })
    const read = async () => String((await contentImage('/content-images/new.webp', host))?.bodies.identity)
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    try {
      expect([await read(), await read()]).toEqual(['picture 1', 'picture 1'])
      now.mockReturnValue(1_061_000)
      expect([await read(), await read()]).toEqual(['picture 1', 'picture 1'])
      version = 2
      now.mockReturnValue(1_122_000)
      expect(await read()).toBe('picture 2')
      expect(sent).toEqual([undefined, '"v1"', '"v1"'])
    } finally {
      now.mockRestore()
    }
  })

  test('asks again for a picture that was not there [C17]', async () => {
    const { host, asked } = await service({})
    await contentImage('/content-images/later.webp', host)
    await contentImage('/content-images/later.webp', host)
    expect(asked).toHaveLength(2)
  })

  test('a service that does not answer has no pictures [C17]', async () => {
    expect(await contentImage('/content-images/nobody.webp', '127.0.0.1:9')).toBeNull()
  })

  test('does not follow the service to another place [CNT-1]', async () => {
    const { host, asked } = await service({
      '/images/moved.webp': { status: 302, location: '/elsewhere.webp' },
      '/elsewhere.webp': { type: 'image/webp' },
    })
    expect(await contentImage('/content-images/moved.webp', host)).toBeNull()
    expect(asked).toEqual(['/images/moved.webp'])
  })

  const escapes: readonly [name: string, path: string][] = [
    ['a way up', '/content-images/../spaces/x'],
    ['a way up after a folder', '/content-images/a/../../spaces/x'],
    ['a folder', '/content-images/a/b.webp'],
    ['no name', '/content-images/'],
    ['a dot', '/content-images/.'],
    ['two dots', '/content-images/..'],
  ]
  test.each(escapes)('does not ask the service for %s [P14]', async (_, path) => {
    const { host, asked } = await service({})
    expect(await contentImage(path, host)).toBeNull()
    expect(asked).toEqual([])
  })

  const names: readonly [name: string, file: string, asked: string][] = [
    ['a space', 'two words.webp', '/images/two%20words.webp'],
    ['Arabic letters', 'لهب.webp', '/images/%D9%84%D9%87%D8%A8.webp'],
    ['a question mark', 'a?b=c', '/images/a%3Fb%3Dc'],
    ['a number sign', 'a#b', '/images/a%23b'],
    ['backslashes', '..\\..\\x', '/images/..%5C..%5Cx'],
  ]
  test.each(names)('a name with %s stays one name [P14]', async (_, file, path) => {
    const { host, asked } = await service({})
    await contentImage(`/content-images/${file}`, host)
    expect(asked).toEqual([path])
  })

  const hosts: readonly [host: string | undefined][] = [
    [undefined],
    ['cdn.contentful.com'],
    ['127.0.0.1'],
    ['127.0.0.2:3001'],
    ['localhost:3001'],
    ['10.0.0.1:3001'],
    ['127.0.0.1:3001.evil.test'],
    ['127.0.0.1:3001@evil.test:80'],
    ['evil.test#127.0.0.1:3001'],
  ]
  test.each(hosts)('asks nobody at %s [C19] [CNT-1]', async (host) => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'))
    expect(await contentImage('/content-images/elsewhere.webp', host)).toBeNull()
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
  })
})
