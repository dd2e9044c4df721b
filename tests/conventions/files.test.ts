import { globSync, readFileSync } from 'node:fs'
import { appColours } from '../../restaurant.config.ts'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.split(path.sep).join('/'))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const componentFiles = find('src/**/[A-Z]*.tsx').filter((file) => !file.endsWith('.test.tsx'))

test.each(componentFiles)('%s exports what it is named after', (file) => {
  expect(read(file)).toMatch(new RegExp(`export (async )?(function|const|class) ${path.basename(file, '.tsx')}\\b`))
})

test.each(find('src/**/*.module.css'))('%s is named like a component, and one beside it imports it', (file) => {
  const { dir, base } = path.posix.parse(file)
  expect(base).toMatch(/^([A-Z][a-z0-9]*)+\.module\.css$/)
  const beside = componentFiles.filter((component) => path.posix.dirname(component) === dir)
  expect(beside.filter((component) => read(component).includes(`'./${base}'`))).not.toEqual([])
})

test('modules of another folder of src, and of tests, are imported by its name', () => {
  const files = find('{src,tests,e2e,tools,integrations}/**/*.{ts,tsx,astro}')
  const relative = files.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import|mock\() ?\(?'(\.[^']+\.tsx?)'/g)].map(([, target = '']) => [
      file,
      path.posix.join(path.posix.dirname(file), target),
    ]),
  )
  const getFolder = (file = ''): string | undefined => /^(src\/[^/]+|tests)\//.exec(file)?.[0]
  expect(relative.length).toBeGreaterThan(1000)
  expect(relative.filter(([file, target]) => getFolder(target) && getFolder(target) !== getFolder(file))).toEqual([])
})

test('exceptions from a linter rule say why', () => {
  const files = find('{src,integrations,fake-contentful,tests,e2e,tools,art}/**/*.{ts,tsx,mjs,astro,css}')
  const lines = files
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => /^\s*(\{?\/\*|\/\/|<!--) eslint-disable/.test(line))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !/ -- \S/.test(line))).toEqual([])
})

test('the colours of the browser’s bar and the installed app are tokens', () => {
  expect(read('restaurant/theme.css')).toContain(`--surface-dark: ${appColours.bar};`)
  expect(read('restaurant/theme.css')).toContain(`--surface: ${appColours.background};`)
})
