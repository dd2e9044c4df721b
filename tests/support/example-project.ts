import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** What a build reads. */
const SOURCES = [
  ...['src', 'integrations', 'fake-contentful', 'content/sample/lahab.json'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
]

/** Where a file of an example goes, if not beside the others. */
const PLACES: Readonly<Record<string, string>> = { 'icon.svg': 'public/icon.svg' }

/** Copies the project without tests into a folder, with an example in place of the restaurant's own files. */
export function createExampleProject(folder: string, example: string): void {
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !/\.(test|fixtures)\.tsx?$/.test(file),
    })
  }
  for (const pictures of ['src/site/hero/pictures', 'src/menu/ui/pictures'])
    rmSync(path.join(folder, pictures), { recursive: true })
  for (const empty of ['public', 'content/sample/images']) mkdirSync(path.join(folder, empty))
  const exampleFolder = path.join(ROOT, 'examples', example)
  for (const name of readdirSync(exampleFolder)) {
    const text = readFileSync(path.join(exampleFolder, name), 'utf8')
    writeFileSync(path.join(folder, PLACES[name] ?? name), text.replaceAll("'../../src/", "'./src/"))
  }
}
