import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { readSettings, SettingsError } from './settings.ts'

const KEYS = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret-token' }

afterEach(() => {
  vi.restoreAllMocks()
})

describe('defaults', () => {
  test('an empty environment yields the documented defaults [CNT-3] [R11]', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      maxConnections: null,
      siteOrigin: 'http://127.0.0.1:3000',
      contentful: null,
      contentFile: null,
      hasSampleExtras: false,
      contentfulWebhookSecret: null,
      contentCheckSecret: null,
      contentRefreshSeconds: 100,
      contentCacheDir: '.cache',
      closedHours: restaurant.closedHours,
      countsEvents: false,
      metricsPort: null,
    })
  })

  test('blank values count as missing [CNT-3]', () => {
    const names = ['PORT', 'HOST', 'SITE_ORIGIN', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN', 'CLOSED_HOURS']
    expect(readSettings(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(readSettings({}))
  })

  test('environment and host of Contentful have defaults [CNT-2]', () => {
    expect(readSettings(KEYS).contentful).toEqual({
      space: 'space',
      accessToken: 'secret-token',
      environment: 'master',
      host: 'cdn.contentful.com',
    })
  })
})

describe('valid values', () => {
  test('every setting is read and trimmed, the webhook’s secret in Contentful’s own alphabet [CNT-2] [R17]', () => {
    const environment = {
      ...KEYS,
      PORT: ' 8080 ',
      MAX_CONNECTIONS: '64',
      HOST: '0.0.0.0',
      SITE_ORIGIN: 'https://lahab.example/',
      CONTENTFUL_ENVIRONMENT: 'staging',
      CONTENTFUL_HOST: '127.0.0.1:3001',
      CONTENTFUL_WEBHOOK_SECRET: 'Aa0-_+/='.repeat(8),
      CONTENT_CHECK_SECRET: 'my_check-Secret-1',
      CONTENT_REFRESH_SECONDS: '1',
      CONTENT_CACHE_DIR: 'cache',
      CLOSED_HOURS: '22:00-06:00',
      COUNT_EVENTS: 'on',
      METRICS_PORT: '9464',
    }
    expect(readSettings(environment)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      maxConnections: 64,
      siteOrigin: 'https://lahab.example',
      contentful: {
        space: 'space',
        accessToken: 'secret-token',
        environment: 'staging',
        host: '127.0.0.1:3001',
      },
      contentFile: null,
      hasSampleExtras: false,
      contentfulWebhookSecret: 'Aa0-_+/='.repeat(8),
      contentCheckSecret: 'my_check-Secret-1',
      contentRefreshSeconds: 1,
      contentCacheDir: 'cache',
      closedHours: '22:00-06:00',
      countsEvents: true,
      metricsPort: 9464,
    })
  })

  const origins: readonly [name: string, environment: Record<string, string>, siteOrigin: string][] = [
    ['the port', { PORT: '8080' }, 'http://127.0.0.1:8080'],
    ['a host name', { HOST: 'localhost' }, 'http://localhost:3000'],
    ['an IPv6 address, in brackets', { HOST: '::1' }, 'http://[::1]:3000'],
    ['the IPv6 wildcard address', { HOST: '::' }, 'http://[::]:3000'],
    ['SITE_ORIGIN, whatever the host', { HOST: '::1', SITE_ORIGIN: 'https://a.example' }, 'https://a.example'],
    ['SITE_ORIGIN with a port', { SITE_ORIGIN: 'http://a.example:8080' }, 'http://a.example:8080'],
  ]
  test.each(origins)('the site’s origin is derived from %s [APP-6]', (_, environment, siteOrigin) => {
    expect(readSettings(environment).siteOrigin).toBe(siteOrigin)
  })
})

describe('invalid values', () => {
  const invalid: readonly [name: string, value: string, environment?: Record<string, string>][] = [
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS', 'many'],
    ['HOST', 'two words'],
    ['HOST', 'http://localhost'],
    ['HOST', '[::1]'],
    ['HOST', 'localhost:3000'],
    ['HOST', '256.1.1.1'],
    ['SITE_ORIGIN', 'lahab.example'],
    ['SITE_ORIGIN', 'ftp://lahab.example'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['SITE_ORIGIN', 'https://lahab.example/shop'],
    ['SITE_ORIGIN', 'https://lahab.example/?a=b'],
    ['SITE_ORIGIN', 'https://lahab.example/#menu'],
    ['SITE_ORIGIN', 'https://user:word@lahab.example'],
    ['CONTENTFUL_HOST', 'https://cdn.contentful.com', KEYS],
    ['CONTENTFUL_HOST', 'cdn.contentful.com/spaces', KEYS],
    ['CONTENTFUL_HOST', '[::1]:3001', KEYS],
    ['CONTENTFUL_HOST', '127.0.0.1:99999', KEYS],
    ['CONTENT_REFRESH_SECONDS', '0'],
    ['CONTENT_REFRESH_SECONDS', '86401'],
    ['CONTENT_REFRESH_SECONDS', 'often'],
    ['SAMPLE_EXTRAS', 'yes'],
    // The others: closed-hours.test.ts.
    ['CLOSED_HOURS', '4-12'],
    ['COUNT_EVENTS', 'no'],
    ['METRICS_PORT', '0'],
  ]
  test.each(invalid)('%s=%s is an error of one line that names both [CNT-2]', (name, value, environment = {}) => {
    const message = getSettingsError({ ...environment, [name]: value })
    expect(message).toContain(name)
    expect(message).toContain(`"${value}"`)
    expect(message).not.toContain('\n')
  })

  test.each([
    ...['short', `${'a'.repeat(63)} b`, 'a'.repeat(65)].map((secret) => ['CONTENTFUL_WEBHOOK_SECRET', secret]),
    ...['fifteen-letters', 'a secret with spaces', 'a'.repeat(129), 'slash/in/the/secret'].map((secret) => [
      'CONTENT_CHECK_SECRET',
      secret,
    ]),
  ] as [string, string][])('%s=%s is an error of one line that does not repeat the value', (name, secret) => {
    const message = getSettingsError({ [name]: secret })
    expect(message).toContain(name)
    expect(message).not.toContain(secret)
    expect(message).not.toContain('\n')
  })

  test.each([
    ['CONTENTFUL_WEBHOOK_SECRET', 'a'.repeat(63), 'must have 64 characters; it has 63.'],
    ['CONTENTFUL_WEBHOOK_SECRET', `${'a'.repeat(63)}%`, 'may have letters, digits, +, /, =, _ and - only.'],
    ['CONTENT_CHECK_SECRET', 'a'.repeat(129), 'must have 16 to 128 characters; it has 129.'],
    ['CONTENT_CHECK_SECRET', 'slash/in/the/secret', 'may have letters, digits, _ and - only.'],
  ])('%s=%s is refused for what is wrong with it [R17]', (name, secret, problem) => {
    expect(getSettingsError({ [name]: secret })).toBe(`${name} ${problem}`)
  })

  const incompleteKeys: readonly [missing: string, environment: Record<string, string>][] = [
    ['CONTENTFUL_ACCESS_TOKEN', { CONTENTFUL_SPACE_ID: 'space' }],
    ['CONTENTFUL_SPACE_ID', { CONTENTFUL_ACCESS_TOKEN: 'secret-token' }],
    ['CONTENTFUL_ACCESS_TOKEN', { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: ' ' }],
  ]
  test.each(incompleteKeys)(
    'a missing %s is an error that does not repeat the token [CNT-2]',
    (missing, environment) => {
      const message = getSettingsError(environment)
      expect(message).toContain(`${missing} is missing`)
      expect(message).not.toContain('secret-token')
    },
  )
})

describe('the restaurant’s tax number', () => {
  test.each(['10000000000000', '1000000000000003', '', 'TRN100000000000', '100 000 000 000 003', '١٠٠٠٠٠٠٠٠٠٠٠٠٠٣'])(
    '"%s" is an error of one line',
    (trn) => {
      vi.spyOn(restaurant, 'tax', 'get').mockReturnValue({ trn })
      const message = getSettingsError({})
      expect(message).toMatch(/^restaurant\.config\.ts: tax\.trn must be 15 digits, not /)
      expect(message).toContain(`"${trn}"`)
      expect(message).not.toContain('\n')
    },
  )

  test.each([null, { trn: '100000000000003' }])('%o is valid', (tax) => {
    vi.spyOn(restaurant, 'tax', 'get').mockReturnValue(tax)
    expect(() => readSettings({})).not.toThrow()
  })
})

test.each([-1, 1.5, NaN])('a log kept for %d days is an error of one line', (logDays) => {
  vi.spyOn(restaurant.privacy, 'logDays', 'get').mockReturnValue(logDays)
  expect(getSettingsError({})).toBe(
    `restaurant.config.ts: privacy.logDays must be a whole number of days, not "${logDays}".`,
  )
})

/** Returns the message for invalid settings. */
function getSettingsError(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  throw new Error('the settings are valid')
}

test('SAMPLE_EXTRAS=on is for the sample menu only [CNT-3]', () => {
  expect(readSettings({ SAMPLE_EXTRAS: ' on ' }).hasSampleExtras).toBe(true)
  expect(getSettingsError({ ...KEYS, SAMPLE_EXTRAS: 'on' })).toMatch(/^SAMPLE_EXTRAS=on and the Contentful keys/)
})

test.each([{ CONTENTFUL_WEBHOOK_SECRET: 'a'.repeat(64) }, { CONTENT: 'sample' }, { SAMPLE_EXTRAS: 'on' }, KEYS])(
  'CONTENT_FILE excludes %o',
  (others) => {
    expect(readSettings({ CONTENT_FILE: ' menu.json ' }).contentFile).toBe(path.resolve('menu.json'))
    const [name = ''] = Object.keys(others)
    expect(getSettingsError({ CONTENT_FILE: 'menu.json', ...others })).toBe(
      `CONTENT_FILE and ${name} exclude each other: set one of them.`,
    )
  },
)
