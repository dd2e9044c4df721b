import { describe, expect, test } from 'vitest'
import { toSafeImageUrl, isLoopback } from './image-url.ts'

const LOCAL = '127.0.0.1:3001'
const REAL = 'cdn.contentful.com'

describe(toSafeImageUrl.name, () => {
  const allowed: readonly [name: string, url: string, expected: string][] = [
    ['a URL without protocol', '//images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
    ['a URL on the European host', '//images.eu.ctfassets.net/a.jpg', 'https://images.eu.ctfassets.net/a.jpg'],
    ['an https URL', 'https://images.ctfassets.net/a/b/c.webp', 'https://images.ctfassets.net/a/b/c.webp'],
    ['a host in capitals', '//IMAGES.CTFASSETS.NET/A.jpg', 'https://images.ctfassets.net/A.jpg'],
    ['the default port', '//images.ctfassets.net:443/a.jpg', 'https://images.ctfassets.net/a.jpg'],
    ['Arabic letters and spaces', '//images.ctfassets.net/ل b.jpg', 'https://images.ctfassets.net/%D9%84%20b.jpg'],
    ['a query, which is dropped', '//images.ctfassets.net/a.jpg?w=9000&fm=png#x', 'https://images.ctfassets.net/a.jpg'],
    [
      'parent segments, which are resolved',
      '//images.ctfassets.net/a/../../b.jpg',
      'https://images.ctfassets.net/b.jpg',
    ],
    ['markup, which is escaped', '//images.ctfassets.net/"><b>.jpg', 'https://images.ctfassets.net/%22%3E%3Cb%3E.jpg'],
  ]
  test.each(allowed)('accepts %s [CNT-1]', (_, url, expected) => {
    expect(toSafeImageUrl(url, REAL)).toBe(expected)
    expect(toSafeImageUrl(url, LOCAL)).toBe(expected)
  })

  const rejected: readonly [name: string, url: unknown][] = [
    ['a javascript: URL', 'javascript:alert(1)'],
    ['a javascript: URL that names the host', 'javascript://images.ctfassets.net/%0aalert(1)'],
    ['a data: URL of a page', 'data:text/html,<script>alert(1)</script>'],
    ['a data: URL of an image', 'data:image/png;base64,AAAA'],
    ['a blob: URL', 'blob:https://images.ctfassets.net/1'],
    ['a file: URL', 'file:///etc/passwd'],
    ['another host over http', 'http://evil.test/x.png'],
    ['another host', '//evil.test/x.png'],
    ['an allowed host over http', 'http://images.ctfassets.net/a.jpg'],
    ['a host that starts with an allowed one', '//images.ctfassets.net.evil.test/a.jpg'],
    ['a host that ends with an allowed one', '//evilimages.ctfassets.net/a.jpg'],
    ['an allowed host as a user name', '//images.ctfassets.net@evil.test/a.jpg'],
    ['a user name at an allowed host', '//user@images.ctfassets.net/a.jpg'],
    ['a user name and password at an allowed host', '//user:word@images.ctfassets.net/a.jpg'],
    ['another port', '//images.ctfassets.net:8443/a.jpg'],
    ['another ctfassets host', '//downloads.ctfassets.net/a.jpg'],
    ['a path of this site', '/images/a.jpg'],
    ['a file name', 'a.jpg'],
    ['a tab between the slashes', '/\t/images.ctfassets.net/a.jpg'],
    ['an empty string', ''],
    ['two slashes', '//'],
    ['undefined', undefined],
    ['null', null],
    ['a number', 5],
    ['a list with a URL', ['//images.ctfassets.net/a.jpg']],
    ['an object that converts to a URL', { toString: () => '//images.ctfassets.net/a.jpg' }],
  ]
  test.each(rejected)('rejects %s [CNT-1]', (_, url) => {
    expect(toSafeImageUrl(url, REAL)).toBeNull()
    expect(toSafeImageUrl(url, LOCAL)).toBeNull()
  })

  const embedded: readonly [name: string, url: string, expected: string | null][] = [
    ['an image', '//127.0.0.1:3001/images/wrap.webp', '/content-images/wrap.webp'],
    ['an image with a space in its name', '//127.0.0.1:3001/images/a wrap.webp', '/content-images/a%20wrap.webp'],
    ['another path', '//127.0.0.1:3001/spaces/a', null],
    ['a path that leaves the image folder', '//127.0.0.1:3001/images/../spaces/a', null],
    ['an image over http', 'http://127.0.0.1:3001/images/wrap.webp', null],
    ['an image of an earlier start, on another port', '//127.0.0.1:3002/images/wrap.webp', '/content-images/wrap.webp'],
    ['an image on localhost', '//localhost:3001/images/wrap.webp', null],
  ]
  test.each(embedded)('maps %s of the embedded service [CNT-1] [CNT-3]', (_, url, expected) => {
    expect(toSafeImageUrl(url, LOCAL)).toBe(expected)
  })

  test('rejects images on this machine if the service is elsewhere', () => {
    expect(toSafeImageUrl('//127.0.0.1:3001/images/wrap.webp', REAL)).toBeNull()
    expect(toSafeImageUrl('//evil.test/images/wrap.webp', 'evil.test')).toBeNull()
  })
})

describe(isLoopback.name, () => {
  const rows: readonly [host: string, loopback: boolean][] = [
    ['127.0.0.1:65535', true],
    ['127.0.0.1', false],
    ['localhost:3001', false],
    ['cdn.contentful.com', false],
    ['127.0.0.1:3001.evil.test', false],
    ['127.0.0.1:3001\n', false],
  ]
  test.each(rows)('of %o is %o [CNT-3]', (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback)
  })
})
