import { expect, test } from 'vitest'
import { readBuildInfo } from './build-info.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

test('a build names the commit that it was given, otherwise that of git, and its time', () => {
  expect(readBuildInfo('3f2a91c0d1e2\n', NOW)).toEqual({ commit: '3f2a91c0d1e2', builtAt: '2026-11-26T12:00:00.000Z' })
  // Without a repository, as in an archive of the sources, there is none.
  expect(readBuildInfo('', NOW).commit ?? '000000000000').toMatch(/^[0-9a-f]{12,}(-dirty)?$/)
})
