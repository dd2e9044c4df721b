import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `npm run notices`: writes `public/third-party-notices.txt`, the licences of everything in the
 * built site. Run it after a change of `dependencies`; a test fails if it is out of date.
 */
const ROOT = path.join(import.meta.dirname, '..')
const NOTICES = path.join(ROOT, 'public/third-party-notices.txt')
const RULE = '='.repeat(80)

/** Astro and its packages that the build bundles into the server and the pages. */
const BUNDLED_BY_ASTRO = [
  '@astrojs/internal-helpers',
  '@astrojs/react',
  '@oslojs/encoding',
  'astro',
  'clsx',
  'cookie',
  'destr',
  'devalue',
  'html-escaper',
  'piccolore',
  'picomatch',
  'ultrahtml',
  'unstorage',
  'zod',
]

/** Icons and fonts, which are copied into the repository. */
const COPIED = [
  { name: 'Lucide (icons)', licence: 'ISC', source: 'https://lucide.dev', text: readLicence('lucide') },
  {
    name: 'Simple Icons (logos)',
    licence: 'CC0-1.0',
    source: 'https://simpleicons.org',
    text:
      'Dedicated to the public domain: https://creativecommons.org/publicdomain/zero/1.0/legalcode\n' +
      'The logos themselves are trademarks of their owners.',
  },
  {
    name: 'Lalezar (font)',
    licence: 'OFL-1.1',
    source: 'https://github.com/BornaIz/Lalezar',
    text: `Copyright 2015 The Lalezar Project Authors\n\n${readLicence('ofl')}`,
  },
  {
    name: 'Readex Pro (font)',
    licence: 'OFL-1.1',
    source: 'https://github.com/ThomasJockin/readexpro',
    text: `Copyright 2019 The Readex Pro Project Authors\n\n${readLicence('ofl')}`,
  },
]

interface Notice {
  readonly name: string
  /** SPDX identifier. */
  readonly licence: string
  /** URL of its home page or repository. */
  readonly source: string
  readonly text: string
}

interface PackageFile {
  readonly license: string
  readonly author?: string | { readonly name: string }
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>>
}

/** Returns the folders of all packages needed at run time, sorted by name. */
export function listRuntimeFolders(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const installed = Object.entries(packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder !== '' && !(dev ?? devOptional ?? optional ?? false))
    .map(([folder]) => folder)
  const bundled = BUNDLED_BY_ASTRO.map((name) => `node_modules/${name}`)
  return [...new Set([...installed, ...bundled])].sort((a, b) => toPackageName(a).localeCompare(toPackageName(b), 'en'))
}

/** 'node_modules/a/node_modules/@b/c' becomes '@b/c'. */
export function toPackageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Returns the text of the file, with a byte order mark because not every host sends a charset. */
export function formatNotices(): string {
  const notices = [...listRuntimeFolders().map(createPackageNotice), ...COPIED]
  const introduction = 'This site contains the following works of others, each under the licence printed with it.'
  return `\ufeff${[introduction, ...notices.map(formatNotice)].join(`\n\n${RULE}\n`)}\n`
}

function formatNotice({ name, licence, source, text }: Notice): string {
  return `${name}\nLicence: ${licence}\nSource: ${source}\n\n${text.replaceAll('\r', '').trim()}`
}

function createPackageNotice(folder: string): Notice {
  const { license, author } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as PackageFile
  const files = readdirSync(path.join(ROOT, folder)).filter((file) => /^licen[cs]e/i.test(file))
  const texts = files.map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8').trim())
  const name = toPackageName(folder)
  const owner = (typeof author === 'string' ? author : author?.name) ?? `The authors of ${name}`
  return {
    name,
    licence: license,
    source: `https://www.npmjs.com/package/${name}`,
    // Without a licence file: the author and licence of package.json.
    text: texts.length > 0 ? texts.join('\n\n') : `Copyright (c) ${owner}\n\n${readLicence(license.toLowerCase())}`,
  }
}

function readLicence(name: string): string {
  return readFileSync(path.join(ROOT, 'tools/licences', `${name}.txt`), 'utf8')
}

if (import.meta.main) writeFileSync(NOTICES, formatNotices())
