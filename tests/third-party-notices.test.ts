import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPackageName, listRuntimeFolders } from '../tools/third-party-notices.ts'
import packageFile from '../package.json' with { type: 'json' }

const notices = readFileSync(new URL('../public/third-party-notices.txt', import.meta.url), 'utf8')

test.each([...new Set([...Object.keys(packageFile.dependencies), ...listRuntimeFolders().map(toPackageName)])])(
  '%s is in the notices (npm run notices updates them)',
  (name) => {
    expect(notices).toContain(`\n${name}\nLicence: `)
  },
)

test('the notices contain the licences of icons and fonts', () => {
  for (const name of ['Lucide (icons)', 'Simple Icons (logos)']) {
    expect(notices).toContain(`\n${name}\nLicence: `)
  }
  for (const font of ['Lalezar', 'Readex Pro']) {
    expect(notices).toMatch(
      new RegExp(`\\n${font} \\(font\\)\\nLicence: OFL-1\\.1\\n[^=]+SIL OPEN FONT LICENSE Version 1\\.1`),
    )
  }
})

test('every notice contains a licence text', () => {
  const [introduction, ...all] = notices.split(/^={80}\n/m)
  expect(introduction).toMatch(/^\ufeffThis site contains/)
  expect(all.length).toBeGreaterThan(Object.keys(packageFile.dependencies).length)
  for (const notice of all)
    expect(notice.split('\n\n').slice(1).join('').length, notice.slice(0, 60)).toBeGreaterThan(100)
})
