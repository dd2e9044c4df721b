import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of this repository: its path from the root, with forward slashes, and what is in it. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['integrations', 'src', 'fake-contentful', 'tests', 'e2e', 'tools', 'art']
const EXTENSIONS = 'ts,tsx,astro,css,js,mjs'

let known: readonly SourceFile[] | undefined

/** Every file that people write, read once. */
export function sourceFiles(): readonly SourceFile[] {
  known ??= globSync([`{${FOLDERS.join()}}/**/*.{${EXTENSIONS}}`, `*.{${EXTENSIONS}}`], { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
  return known
}

/** Every path of the same folders, files of any kind included. */
export function sourcePaths(): readonly string[] {
  return globSync(`{${FOLDERS.join()}}/**/*`, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'))
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

/** Tests, what only they use, and the rules of this folder. */
export function isTestFile(file: string): boolean {
  return /\.(test|spec|fixtures)\.tsx?$|(^|\/)test-[\w-]+\.ts$|^(tests|e2e)\//.test(file)
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
