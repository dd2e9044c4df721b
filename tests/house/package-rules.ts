/** The parts of `package.json` and of a locked package that the rules look at. */
export interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly version?: string
}

/** The `packages` of `package-lock.json`: '' is this project, the others stand under their place on disk. */
export type LockedPackages = Readonly<Record<string, PackageFile>>

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Versions that leave room: `^1.2.3`, `latest`, `1.x`, addresses. */
export function looseVersions(file: PackageFile): readonly string[] {
  return Object.entries(allDependencies(file))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name}@${version}`)
}

/** Platform parts that a locked package names and the lockfile lacks: `npm ci` refuses such a lockfile. */
export function missingOptionals(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place === '' ? 'this project' : place} needs ${name}`),
  )
}

/** Dependencies of `package.json` that the lockfile does not have at this very version. */
export function outdatedLock(file: PackageFile, packages: LockedPackages): readonly string[] {
  return Object.entries(allDependencies(file))
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name}@${version}`)
}

function allDependencies(file: PackageFile): Readonly<Record<string, string>> {
  return { ...file.dependencies, ...file.devDependencies, ...file.optionalDependencies }
}

/** Looks where Node would: in the package's own folder, then in each folder above it. */
function isLocked(packages: LockedPackages, place: string, name: string): boolean {
  const own = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
  if (packages[own] !== undefined) return true
  return place !== '' && isLocked(packages, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}
