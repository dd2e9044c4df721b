import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from '../src/domain/routes.ts'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'

/** Compares what the compiler can not: files and nginx configuration with the table of pages. */
test('every page has a file in each language, and every file is a page', () => {
  const files = globSync('src/pages/**/*.astro').map((file) => file.replace(/^src\/pages|\.astro$|\/?index(?=\.)/g, ''))
  // Astro has one error page; it reads the language from the path.
  const expected = [...PAGE_PATHS, PAGES.notFound].map((path) => (path === '/' ? '' : path))
  expect(files.toSorted()).toEqual(expected.toSorted())
})

test('nginx serves the pages as static files and redirects trailing slashes', () => {
  const config = readFileSync('deploy/nginx/plain-files.conf', 'utf8')
  const belowRoot = PAGE_PATHS.filter((path) => path !== '/').map((path) => path.slice(1))
  const listed = [...config.matchAll(/^location ~ \^(?:\(\?<lahab_page>)?\/\(\?:([a-z/|-]+)\)\)?\/?\$ \{$/gm)].map(
    ([, pages]) => pages?.split('|').toSorted(),
  )
  expect(listed).toEqual([belowRoot.toSorted(), belowRoot.toSorted()])
})
