import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_PATHS } from '../src/platform/rendered-paths.ts'

test('nginx serves the pages as static files and redirects trailing slashes', () => {
  const config = readFileSync('deploy/nginx/plain-files.conf', 'utf8')
  const belowRoot = PAGE_PATHS.filter((path) => path !== '/').map((path) => path.slice(1))
  const listed = [...config.matchAll(/^location ~ \^(?:\(\?<lahab_page>)?\/\(\?:([a-z/|-]+)\)\)?\/?\$ \{$/gm)].map(
    ([, pages]) => pages?.split('|').toSorted(),
  )
  expect(listed).toEqual([belowRoot.toSorted(), belowRoot.toSorted()])
})
