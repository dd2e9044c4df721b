import path from 'node:path'
import { restaurant } from '../../restaurant.config.ts'
import { parseClosedHours } from '#core/time/dubai-time.ts'
import { isTaxNumber } from '#shop/domain/restaurant.ts'
import { isDialable } from '#shop/domain/whatsapp-url.ts'
import { logEvent } from './logger.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** null if not set: as many as fit into memory. */
  readonly maxConnections: number | null
  /** Public origin without a trailing slash; never taken from a request. */
  readonly siteOrigin: string
  /** null without keys: the embedded service has the file, or the sample menu. */
  readonly contentful: ContentfulKeys | null
  /** Path of an export of Contentful to serve instead; null without one. */
  readonly contentFile: string | null
  /** Whether the sample has entries that use every setting of the owner. */
  readonly hasSampleExtras: boolean
  /** null disables the webhook: its path is 404. */
  readonly contentfulWebhookSecret: string | null
  /** null disables the page that checks the content: its paths are 404. */
  readonly contentCheckSecret: string | null
  readonly contentRefreshSeconds: number
  readonly contentCacheDir: string
  /** `HH:MM-HH:MM` or `off`. */
  readonly closedHours: string
  /** Whether browsers report events, and the server counts them. Off by default: then no click calls the server. */
  readonly countsEvents: boolean
  /** Where the process shows its numbers, on the loopback address only; null: nowhere. */
  readonly metricsPort: number | null
}

export interface ContentfulKeys {
  readonly space: string
  readonly accessToken: string
  readonly environment: string
  /** A host name; `127.0.0.1:PORT` is accessed over plain http. */
  readonly host: string
}

/** Below it a month of fetches is more than a plan of Contentful may allow. */
const FEW_REFRESH_SECONDS = 20

/** An invalid setting. The message is printed as one line. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and validates all settings. Throws a SettingsError for the first invalid one. */
export function readSettings(environment: Environment): Settings {
  checkRestaurant()
  const read = (name: string, fallback: string): string => {
    const value = environment[name]?.trim()
    return value === undefined || value === '' ? fallback : value
  }
  const contentful = parseContentfulKeys(read)
  const contentFile = read('CONTENT_FILE', '')
  if (contentFile !== '') checkContentFileIsAlone(read)
  const host = parseHostName(read('HOST', '127.0.0.1'))
  const maxConnections = read('MAX_CONNECTIONS', '')
  const port = parseWholeNumber('PORT', read('PORT', '3000'), 1, 65_535)
  const metricsPort = read('METRICS_PORT', '')
  return {
    host,
    port,
    maxConnections: maxConnections === '' ? null : parseWholeNumber('MAX_CONNECTIONS', maxConnections, 1, 65_535),
    siteOrigin: parseOrigin(read('SITE_ORIGIN', `http://${toUrlHost(host)}:${port}`)),
    contentful,
    contentFile: contentFile === '' ? null : path.resolve(contentFile),
    hasSampleExtras: parseSampleExtras(read('SAMPLE_EXTRAS', ''), contentful),
    contentfulWebhookSecret: parseSecret(
      'CONTENTFUL_WEBHOOK_SECRET',
      read('CONTENTFUL_WEBHOOK_SECRET', ''),
      WEBHOOK_SECRET,
    ),
    contentCheckSecret: parseSecret('CONTENT_CHECK_SECRET', read('CONTENT_CHECK_SECRET', ''), CHECK_SECRET),
    contentRefreshSeconds: parseWholeNumber(
      'CONTENT_REFRESH_SECONDS',
      read('CONTENT_REFRESH_SECONDS', '100'),
      1,
      86_400,
    ),
    contentCacheDir: read('CONTENT_CACHE_DIR', '.cache'),
    closedHours: parseClosedHoursSetting(read('CLOSED_HOURS', restaurant.closedHours)),
    countsEvents: parseCountEvents(read('COUNT_EVENTS', 'off')),
    metricsPort: metricsPort === '' ? null : parseWholeNumber('METRICS_PORT', metricsPort, 1, 65_535),
  }
}

/**
 * Throws a SettingsError if NODE_ENV is production, as on hosts and in the image, and the menu's
 * source or SITE_ORIGIN is missing: a deployment that lost its keys must not sell at sample prices. Logs what works, but
 * is probably a mistake.
 */
export function checkProduction(environment: Environment, settings: Settings): void {
  const { contentful, contentFile, siteOrigin, contentRefreshSeconds } = settings
  if (environment['NODE_ENV'] !== 'production') return
  if (contentful === null && contentFile === null && environment['CONTENT']?.trim() !== 'sample')
    refuse(
      'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing: set both, or CONTENT_FILE to serve a menu from a file, or CONTENT=sample to serve the sample menu in production.',
    )
  if ((environment['SITE_ORIGIN'] ?? '').trim() === '')
    refuse('SITE_ORIGIN is missing: in production it must be the public origin, such as https://example.com.')
  const warn = (note: string): void => logEvent('setting-warning', { note })
  if (siteOrigin.startsWith('http:'))
    warn(
      'SITE_ORIGIN is plain http: pages can be read and changed on their way, and browsers refuse location and copying',
    )
  if (contentRefreshSeconds < FEW_REFRESH_SECONDS)
    warn('CONTENT_REFRESH_SECONDS is short: each fetch is three requests, and Contentful limits them; 100 is usual')
}

/** restaurant.config.ts is edited by hand, so a mistake is reported at the start. */
function checkRestaurant(): void {
  if (!isDialable(restaurant.whatsapp))
    refuse(`restaurant.config.ts: whatsapp must be country code and number in digits, not "${restaurant.whatsapp}".`)
  if (restaurant.tax !== null && !isTaxNumber(restaurant.tax.trn))
    refuse(
      `restaurant.config.ts: tax.trn must be 15 digits, not "${restaurant.tax.trn}"; tax: null if not registered for VAT.`,
    )
  const { logDays } = restaurant.privacy
  if (!Number.isInteger(logDays) || logDays < 0)
    refuse(`restaurant.config.ts: privacy.logDays must be a whole number of days, not "${logDays}".`)
}

function parseContentfulKeys(read: (name: string, fallback: string) => string): ContentfulKeys | null {
  const space = read('CONTENTFUL_SPACE_ID', '')
  const accessToken = read('CONTENTFUL_ACCESS_TOKEN', '')
  const content = read('CONTENT', '')
  if (content !== '' && content !== 'sample') refuse(`CONTENT must be sample or not set, not "${content}".`)
  if (space === '' && accessToken === '') return null
  if (content === 'sample') refuse('CONTENT=sample and the Contentful keys exclude each other: set one of them.')
  if (space === '' || accessToken === '') {
    const missing = space === '' ? 'CONTENTFUL_SPACE_ID' : 'CONTENTFUL_ACCESS_TOKEN'
    refuse(`${missing} is missing: set both Contentful keys, or neither to use the sample menu.`)
  }
  const host = read('CONTENTFUL_HOST', 'cdn.contentful.com')
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) || !URL.canParse(`https://${host}`))
    refuse(`CONTENTFUL_HOST must be a host name without https://, not "${host}".`)
  return { space, accessToken, environment: read('CONTENTFUL_ENVIRONMENT', 'master'), host }
}

/** Two menus exclude each other, and nobody reports changes of a file. */
function checkContentFileIsAlone(read: (name: string, fallback: string) => string): void {
  const others = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_WEBHOOK_SECRET', 'CONTENT', 'SAMPLE_EXTRAS']
  const other = others.find((name) => read(name, '') !== '')
  if (other !== undefined) refuse(`CONTENT_FILE and ${other} exclude each other: set one of them.`)
}

function parseSampleExtras(text: string, contentful: ContentfulKeys | null): boolean {
  if (text === '') return false
  if (text !== 'on') refuse(`SAMPLE_EXTRAS must be on or not set, not "${text}".`)
  if (contentful !== null)
    refuse('SAMPLE_EXTRAS=on and the Contentful keys exclude each other: it is for the sample menu.')
  return true
}

/** As Contentful makes and takes them. */
const WEBHOOK_SECRET = { min: 64, max: 64, allowed: /^[A-Za-z0-9+/=_-]+$/, signs: '+, /, =, _ and -' }
/** Part of a URL, long enough to be unguessable. */
const CHECK_SECRET = { min: 16, max: 128, allowed: /^[A-Za-z0-9_-]+$/, signs: '_ and -' }

/** The error does not repeat the value: it may be part of a real one. */
function parseSecret(name: string, text: string, rule: typeof WEBHOOK_SECRET): string | null {
  const { min, max, allowed, signs } = rule
  if (text === '') return null
  const length = min === max ? min : `${min} to ${max}`
  if (text.length < min || text.length > max) refuse(`${name} must have ${length} characters; it has ${text.length}.`)
  if (!allowed.test(text)) refuse(`${name} may have letters, digits, ${signs} only.`)
  return text
}

function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    refuse(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

function parseHostName(text: string): string {
  if (!/^[a-z0-9.:-]+$/i.test(text) || !URL.canParse(`http://${toUrlHost(text)}`))
    refuse(`HOST must be a host name or an IP address, not "${text}".`)
  return text
}

/** Puts an IPv6 address in brackets. */
function toUrlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  // No path, query, anchor, user name or password.
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    refuse(`SITE_ORIGIN must look like https://example.com, not "${text}".`)
  return url.origin
}

function parseClosedHoursSetting(text: string): string {
  if (parseClosedHours(text) === null) refuse(`CLOSED_HOURS must be HH:MM-HH:MM or off, not "${text}".`)
  return text
}

function parseCountEvents(text: string): boolean {
  if (text !== 'on' && text !== 'off') refuse(`COUNT_EVENTS must be on or off, not "${text}".`)
  return text === 'on'
}

function refuse(message: string): never {
  throw new SettingsError(message)
}
