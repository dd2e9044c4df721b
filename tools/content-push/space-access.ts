import { SettingsError } from '../../src/platform/settings.ts'

/** Where the Management API is and who asks. */
export interface SpaceAccess {
  readonly space: string
  readonly environment: string
  readonly token: string
  /** Host names, or `127.0.0.1:PORT`. */
  readonly host: string
  readonly uploadHost: string
  /** A service on this machine, which speaks plain http. */
  readonly isLocal: boolean
}

/** What a process that runs an official tool is told. */
export interface Orders<Job> {
  readonly access: SpaceAccess
  readonly job: Job
}

/** The setting CONTENTFUL_HOST names where the site reads; each such host has its own pair for writing. */
const WRITING_HOSTS: Readonly<Record<string, Pick<SpaceAccess, 'host' | 'uploadHost'>>> = {
  'cdn.contentful.com': { host: 'api.contentful.com', uploadHost: 'upload.contentful.com' },
  'cdn.eu.contentful.com': { host: 'api.eu.contentful.com', uploadHost: 'upload.eu.contentful.com' },
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks what a push needs. Throws SettingsError at the first bad setting; no message shows the token. */
export function readSpaceAccess(environment: Environment): SpaceAccess {
  const read = (name: string): string => environment[name]?.trim() ?? ''
  const space = named(read, 'CONTENTFUL_SPACE_ID')
  const token = read('CONTENTFUL_MANAGEMENT_TOKEN')
  if (token === '') {
    throw new SettingsError(
      'CONTENTFUL_MANAGEMENT_TOKEN is missing: make one in Contentful under Settings, CMA tokens. It is only needed here.',
    )
  }
  // A header takes nothing else, and the error of one that is refused would show the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new SettingsError('CONTENTFUL_MANAGEMENT_TOKEN has spaces or letters in it that no token has: copy it again.')
  }
  const readingHost = read('CONTENTFUL_HOST') || 'cdn.contentful.com'
  const isLocal = /^127\.0\.0\.1:\d{1,5}$/.test(readingHost)
  const hosts = isLocal ? { host: readingHost, uploadHost: readingHost } : WRITING_HOSTS[readingHost.toLowerCase()]
  if (hosts === undefined) {
    const known = Object.keys(WRITING_HOSTS).join(' or ')
    throw new SettingsError(`CONTENTFUL_HOST must be ${known} for a push, not "${readingHost}".`)
  }
  return { space, environment: named(read, 'CONTENTFUL_ENVIRONMENT', 'master'), token, ...hosts, isLocal }
}

function named(read: (name: string) => string, name: string, fallback = ''): string {
  const value = read(name) || fallback
  if (value === '') throw new SettingsError(`${name} is missing: it stands in Contentful under Settings, General.`)
  if (!/^[\w.-]{1,64}$/.test(value)) {
    throw new SettingsError(`${name} takes 1 to 64 letters, digits, dots and dashes, not "${value.slice(0, 80)}".`)
  }
  return value
}
