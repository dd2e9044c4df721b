import { describe, expect, test } from 'vitest'
import {
  looseVersions,
  missingOptionals,
  outdatedLock,
  type LockedPackages,
  type PackageFile,
} from './package-rules.ts'
import { readJson } from './source-files.ts'

const packageFile = readJson('package.json') as PackageFile
const { packages } = readJson('package-lock.json') as { packages: LockedPackages }

describe('the packages of the house', () => {
  test('have exact versions', () => {
    expect(looseVersions(packageFile)).toEqual([])
  })

  test('are locked with every part for every platform', () => {
    expect(missingOptionals(packages)).toEqual([])
  })

  test('are locked at the versions asked for', () => {
    expect(outdatedLock(packageFile, packages)).toEqual([])
  })
})

describe('looseVersions', () => {
  test.each(['^1.2.3', '~1.2.3', '1.2', '1.x', '*', '', 'latest', '>=1.2.3', 'github:a/b', 'file:../a'])(
    'finds %o',
    (version) => {
      expect(looseVersions({ dependencies: { a: version } })).toEqual([`a@${version}`])
      expect(looseVersions({ devDependencies: { a: version } })).toHaveLength(1)
      expect(looseVersions({ optionalDependencies: { a: version } })).toHaveLength(1)
    },
  )

  test.each(['1.2.3', '0.0.0', '8.0.0-beta.1'])('leaves %s alone', (version) => {
    expect(looseVersions({ dependencies: { a: version } })).toEqual([])
  })
})

describe('missingOptionals', () => {
  const needsPart = { optionalDependencies: { part: '1.0.0' } }
  const locked: readonly [name: string, packages: LockedPackages, missing: readonly string[]][] = [
    ['nowhere', { 'node_modules/a': needsPart }, ['node_modules/a needs part']],
    ['nowhere, for the project itself', { '': needsPart }, ['this project needs part']],
    ['at the root', { 'node_modules/a': needsPart, 'node_modules/part': {} }, []],
    ['at the root, for the project itself', { '': needsPart, 'node_modules/part': {} }, []],
    ['inside of the package', { 'node_modules/a': needsPart, 'node_modules/a/node_modules/part': {} }, []],
    [
      'beside the package',
      { 'node_modules/b/node_modules/@x/a': needsPart, 'node_modules/b/node_modules/part': {} },
      [],
    ],
    [
      'inside of another package only',
      { 'node_modules/a': needsPart, 'node_modules/b/node_modules/part': {} },
      ['node_modules/a needs part'],
    ],
  ]
  test.each(locked)('knows a part that is %s', (_, lock, missing) => {
    expect(missingOptionals(lock)).toEqual(missing)
  })
})

describe('outdatedLock', () => {
  test('finds another version and none at all', () => {
    const file = { dependencies: { a: '1.0.0', b: '1.0.0', c: '1.0.0' } }
    const lock = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.1' } }
    expect(outdatedLock(file, lock)).toEqual(['b@1.0.0', 'c@1.0.0'])
  })
})
