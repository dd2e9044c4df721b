import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** '' is this project, the others have their path on disk as key. */
const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>
}

test('the versions of packages are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageFile
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

// `npm install` on one platform may leave out the others' packages, and then `npm ci` fails there.
test('the lockfile has the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path === '' ? 'this project' : path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

/** Looks where Node would: in the package's own folder, then in each folder above it. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`] !== undefined) return true
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
