import { describe, expect, test } from 'vitest'
import { startSignatureCheck, type SignedRequest } from './webhook-signature.ts'

const SECRET = 'k7Jd-0aZ_q'.repeat(7).slice(0, 64)
const SIGNED_AT = 1_795_305_600_000

interface TestRequest extends SignedRequest {
  readonly body: string
}

function isSigned(request: TestRequest, secret: string, now: number): boolean {
  const check = startSignatureCheck(request, secret, now)
  // In two chunks; the first one ends in the middle of a character.
  const body = Buffer.from(request.body)
  check?.update(body.subarray(0, 75))
  check?.update(body.subarray(75))
  return check?.isValid() ?? false
}

/** Signed by Contentful's own @contentful/node-apps-toolkit. */
const PUBLISHED: TestRequest = {
  method: 'POST',
  path: '/api/contentful',
  headers: {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': 'ContentManagement.Entry.publish',
    'x-contentful-signature': '7ae86182bb663d26dfc38af6235a540fe45c02a22a72987ac77aa9f48c36a085',
    'x-contentful-signed-headers': 'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-timestamp': '1795305600000',
  },
  body: '{"sys":{"type":"Entry","id":"classic-burger"},"fields":{"nameAr":{"en-US":"كلاسيك برجر"}}}',
}

const withHeaders = (headers: Record<string, string>): TestRequest => ({
  ...PUBLISHED,
  headers: { ...PUBLISHED.headers, ...headers },
})

describe('the signature of a webhook', () => {
  test('is valid with additional unsigned headers', () => {
    expect(isSigned(PUBLISHED, SECRET, SIGNED_AT)).toBe(true)
    expect(isSigned(withHeaders({ 'user-agent': 'x', host: 'y' }), SECRET, SIGNED_AT + 1000)).toBe(true)
  })

  test('is valid with only the two required signed headers', () => {
    const headers = {
      'x-contentful-signature': '88416c2505aeb2c93c43ed9619e7cf6f8791fd6b145968690d31a7ffabf63062',
      'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp',
      'x-contentful-timestamp': '1795305600000',
    }
    expect(isSigned({ ...PUBLISHED, headers }, SECRET, SIGNED_AT)).toBe(true)
  })

  const forged: readonly [name: string, request: TestRequest, now?: number][] = [
    ['another body', { ...PUBLISHED, body: '{}' }],
    ['another path', { ...PUBLISHED, path: '/api/contentful?again' }],
    ['another method', { ...PUBLISHED, method: 'PUT' }],
    ['another signed header', withHeaders({ 'x-contentful-topic': 'ContentManagement.Entry.delete' })],
    ['no signature', withHeaders({ 'x-contentful-signature': '' })],
    ['half a signature', withHeaders({ 'x-contentful-signature': '7ae86182bb663d26dfc38af6235a540f' })],
    ['a signature that is not hexadecimal', withHeaders({ 'x-contentful-signature': 'z'.repeat(64) })],
    ['no headers at all', { ...PUBLISHED, headers: {} }],
    ['an unsigned timestamp', withHeaders({ 'x-contentful-signed-headers': 'x-contentful-signed-headers' })],
    [
      'a signed header named like an object property',
      withHeaders({ 'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp,constructor' }),
    ],
    ['an invalid timestamp', withHeaders({ 'x-contentful-timestamp': 'soon' })],
    ['an old request', PUBLISHED, SIGNED_AT + 300_001],
    ['a request from the future', PUBLISHED, SIGNED_AT - 300_001],
  ]
  test.each(forged)('%s is rejected', (_, request, now = SIGNED_AT) => {
    expect(isSigned(request, SECRET, now)).toBe(false)
  })

  test('a signature made with another secret is rejected', () => {
    expect(isSigned(PUBLISHED, SECRET.replace('k', 'K'), SIGNED_AT)).toBe(false)
  })
})
