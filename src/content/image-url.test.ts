import { describe, expect, test } from 'vitest'
import { toSafeImageUrl, isLoopback } from './image-url.ts'

const LOCAL = '127.0.0.1:3001'
const REAL = 'cdn.contentful.com'

describe('imageAddress', () => {
  const known: readonly [name: string, url: string, url: string][] = [
    ['an address without protocol [C18]', '//images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
    ['an address of the European host', '//images.eu.ctfassets.net/a.jpg', 'https://images.eu.ctfassets.net/a.jpg'],
    ['an https address', 'https://images.ctfassets.net/a/b/c.webp', 'https://images.ctfassets.net/a/b/c.webp'],
    ['a host in capitals', '//IMAGES.CTFASSETS.NET/A.jpg', 'https://images.ctfassets.net/A.jpg'],
    ['the usual port', '//images.ctfassets.net:443/a.jpg', 'https://images.ctfassets.net/a.jpg'],
    ['Arabic letters and spaces', '//images.ctfassets.net/ل b.jpg', 'https://images.ctfassets.net/%D9%84%20b.jpg'],
    ['a query, which goes', '//images.ctfassets.net/a.jpg?w=9000&fm=png#x', 'https://images.ctfassets.net/a.jpg'],
    ['ways up, which are walked', '//images.ctfassets.net/a/../../b.jpg', 'https://images.ctfassets.net/b.jpg'],
    ['markup, which is escaped', '//images.ctfassets.net/"><b>.jpg', 'https://images.ctfassets.net/%22%3E%3Cb%3E.jpg'],
  ]
  test.each(known)('takes %s [CNT-1]', (_, url, address) => {
    expect(toSafeImageUrl(url, REAL)).toBe(address)
    expect(toSafeImageUrl(url, LOCAL)).toBe(address)
  })

  const foreign: readonly [name: string, url: unknown][] = [
    ['a script', 'javascript:alert(1)'],
    ['a script that names the host', 'javascript://images.ctfassets.net/%0aalert(1)'],
    ['a page in data', 'data:text/html,<script>alert(1)</script>'],
    ['a picture in data', 'data:image/png;base64,AAAA'],
    ['a blob', 'blob:https://images.ctfassets.net/1'],
    ['a file', 'file:///etc/passwd'],
    ['another host over http', 'http://evil.test/x.png'],
    ['another host', '//evil.test/x.png'],
    ['a known host over http', 'http://images.ctfassets.net/a.jpg'],
    ['a host that begins like a known one', '//images.ctfassets.net.evil.test/a.jpg'],
    ['a host that ends like a known one', '//evilimages.ctfassets.net/a.jpg'],
    ['a known host as a user', '//images.ctfassets.net@evil.test/a.jpg'],
    ['a user at a known host', '//user@images.ctfassets.net/a.jpg'],
    ['a user and a password at a known host', '//user:word@images.ctfassets.net/a.jpg'],
    ['another port', '//images.ctfassets.net:8443/a.jpg'],
    ['a sister host', '//downloads.ctfassets.net/a.jpg'],
    ['a path of this site', '/images/a.jpg'],
    ['a bare name', 'a.jpg'],
    ['backslashes', '\\\\images.ctfassets.net\\a.jpg'],
    ['a tab inside of the slashes', '/\t/images.ctfassets.net/a.jpg'],
    ['nothing', ''],
    ['two slashes', '//'],
    ['undefined', undefined],
    ['null', null],
    ['a number', 5],
    ['a list with an address', ['//images.ctfassets.net/a.jpg']],
    ['an object that turns into an address', { toString: () => '//images.ctfassets.net/a.jpg' }],
  ]
  test.each(foreign)('refuses %s [C19] [CNT-1]', (_, url) => {
    expect(toSafeImageUrl(url, REAL)).toBeNull()
    expect(toSafeImageUrl(url, LOCAL)).toBeNull()
  })

  const local: readonly [name: string, url: string, url: string | null][] = [
    ['its pictures', '//127.0.0.1:3001/images/wrap.webp', '/content-images/wrap.webp'],
    ['a name of two words', '//127.0.0.1:3001/images/a wrap.webp', '/content-images/a%20wrap.webp'],
    ['something else it serves', '//127.0.0.1:3001/spaces/a', null],
    ['a way out of its pictures', '//127.0.0.1:3001/images/../spaces/a', null],
    ['its pictures over http', 'http://127.0.0.1:3001/images/wrap.webp', null],
    ['pictures of another port', '//127.0.0.1:3002/images/wrap.webp', null],
    ['pictures of another name of this machine', '//localhost:3001/images/wrap.webp', null],
  ]
  test.each(local)(
    'of the service on this machine, %s are given as they may be used [CNT-1] [CNT-3]',
    (_, url, address) => {
      expect(toSafeImageUrl(url, LOCAL)).toBe(address)
    },
  )

  test('pictures of this machine are refused where the service is elsewhere [C19]', () => {
    expect(toSafeImageUrl('//127.0.0.1:3001/images/wrap.webp', REAL)).toBeNull()
    expect(toSafeImageUrl('//evil.test/images/wrap.webp', 'evil.test')).toBeNull()
  })
})

describe('isLoopback', () => {
  const rows: readonly [host: string, loopback: boolean][] = [
    ['127.0.0.1:1', true],
    ['127.0.0.1:65535', true],
    ['127.0.0.1', false],
    ['127.0.0.1:', false],
    ['localhost:3001', false],
    ['cdn.contentful.com', false],
    ['127.0.0.1:3001.evil.test', false],
    ['evil.127.0.0.1:3001', false],
    ['127.0.0.1:3001\n', false],
  ]
  test.each(rows)('%o being this machine is %o [CNT-3]', (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback)
  })
})
