import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes `public/third-party-notices.txt`, the licences of everything that the built site contains.
 * Run `node tools/third-party-notices.ts` after a change of `dependencies`; a test says when.
 */
const ROOT = path.join(import.meta.dirname, '..')
const NOTICES = path.join(ROOT, 'public/third-party-notices.txt')
const RULE = '='.repeat(80)

/** What the build takes from Astro and its packages into the server and the pages. */
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

/** Copied into the repository instead of installed: icons and fonts. */
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
    name: 'Fluent Emoji (category icons)',
    licence: 'MIT',
    source: 'https://github.com/microsoft/fluentui-emoji',
    text: `Copyright (c) Microsoft Corporation.\n\n${readLicence('mit')}`,
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
  /** A page that leads to its source. */
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

/** Folders of the packages that the site needs at run time, theirs included, in alphabetical order. */
export function runtimeFolders(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const installed = Object.entries(packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder !== '' && !(dev ?? devOptional ?? optional ?? false))
    .map(([folder]) => folder)
  const bundled = BUNDLED_BY_ASTRO.map((name) => `node_modules/${name}`)
  return [...new Set([...installed, ...bundled])].sort((a, b) => packageName(a).localeCompare(packageName(b), 'en'))
}

/** 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The text of the file, UTF-8 with a byte order mark: not every host names the encoding of a text. */
export function formatNotices(): string {
  const notices = [...runtimeFolders().map(packageNotice), ...COPIED]
  const introduction = 'This site contains the following works of others, each under the licence printed with it.'
  return `\ufeff${[introduction, ...notices.map(formatNotice)].join(`\n\n${RULE}\n`)}\n`
}

function formatNotice({ name, licence, source, text }: Notice): string {
  return `${name}\nLicence: ${licence}\nSource: ${source}\n\n${text.replaceAll('\r', '').trim()}`
}

function packageNotice(folder: string): Notice {
  const { license, author } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as PackageFile
  const files = readdirSync(path.join(ROOT, folder)).filter((file) => /^licen[cs]e/i.test(file))
  const texts = files.map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8').trim())
  const name = packageName(folder)
  const owner = (typeof author === 'string' ? author : author?.name) ?? `The authors of ${name}`
  return {
    name,
    licence: license,
    source: `https://www.npmjs.com/package/${name}`,
    // A package that has no file of its own names its author and licence in package.json.
    text: texts.length > 0 ? texts.join('\n\n') : `Copyright (c) ${owner}\n\n${readLicence(license.toLowerCase())}`,
  }
}

function readLicence(name: string): string {
  return readFileSync(path.join(ROOT, 'tools/licences', `${name}.txt`), 'utf8')
}

if (import.meta.main) writeFileSync(NOTICES, formatNotices())
