import type { APIRoute } from 'astro'
import { restaurant } from '../../../restaurant.config.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * `/.well-known/security.txt` (RFC 9116): contacts for security reports. Expires a year after it is
 * rendered.
 */
export const GET: APIRoute = ({ locals: { settings } }) => {
  const lines = [
    `Contact: ${toPhoneUrl(restaurant.phone)}`,
    `Contact: https://wa.me/${restaurant.whatsapp}`,
    `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${settings.siteOrigin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
