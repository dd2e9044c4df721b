import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PublishJob, PublishOptions } from './publish-version.ts'

export function createJob(folder: string, contentVersion: string | null, values: Partial<PublishJob> = {}): PublishJob {
  return {
    root: path.join(folder, 'pages'),
    ...{ build: 'this build', key: contentVersion ?? 'none', contentVersion },
    buildFolder: path.join(folder, 'build'),
    omittedPath: null,
    dishPaths: ['/menu/cola', '/en/menu/cola'],
    headers: { 'x-common': '1', 'content-security-policy': 'deny' },
    ...values,
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** Pages that say their path and `text`; what is in `broken` can't be rendered. */
export function createOptions(text: string, broken: readonly string[] = []) {
  const rendered: string[] = []
  const failures: string[] = []
  const options: PublishOptions = {
    render: (sitePath) => {
      rendered.push(sitePath)
      if (broken.includes(sitePath)) return Promise.reject(new Error('broken'))
      const type = TYPES[path.extname(sitePath)] ?? 'text/html'
      const headers = { 'content-type': type, 'content-security-policy': "default-src 'none';" }
      const status = sitePath.endsWith('/404') ? 404 : 200
      return Promise.resolve(new Response(`${sitePath} ${text}`, { status, headers }))
    },
    onFailure: (sitePath) => failures.push(sitePath),
  }
  return { options, rendered, failures }
}

/** The text of a file of the version that is served now. */
export function readCurrent(folder: string, name: string): string {
  return readFileSync(path.join(folder, 'pages/current', name), 'utf8')
}
