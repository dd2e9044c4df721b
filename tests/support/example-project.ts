import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/** What a build reads. */
const SOURCES = [
  ...['src', 'integrations', 'embedded-contentful', 'content/sample/lahab.json'],
  // The example has the same fonts, and no picture in the hero.
  ...['restaurant/fonts', 'restaurant/fonts.css', 'restaurant/fonts.ts', 'restaurant/hero.ts'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
]

/** Copies the project without tests into a folder, with an example in place of the restaurant's own files. */
export function createExampleProject(folder: string, example: string): void {
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !/\.(test|fixtures)\.tsx?$/.test(file),
    })
  }
  mkdirSync(path.join(folder, 'content/sample/images'))
  cpSync(path.join(ROOT, 'examples', example), folder, { recursive: true })
}
