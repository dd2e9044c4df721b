import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `node tools/runtime-folder.ts FOLDER`: copies what a built site needs to run, and no more, into an empty folder: the build, the
 * sources that Node runs as they are, and the packages that these import, with theirs. A fifth of what `npm ci` installs.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2]
if (folder === undefined || !existsSync(path.join(root, 'dist/server/entry.mjs'))) {
  throw new Error('npm run build first; then name an empty folder')
}

const SOURCES = [
  'dist/client',
  'dist/server',
  'dist/content-snapshot.json',
  'server',
  'src/content',
  'src/domain',
  'content-service',
]
const FILES = ['package.json', 'restaurant.config.ts']

for (const place of [...SOURCES, ...FILES]) {
  const from = path.join(root, place)
  if (!existsSync(from)) continue
  cpSync(from, path.join(folder, place), {
    recursive: true,
    filter: (file) => !/\.(?:test|fixtures)\.tsx?$/.test(file),
  })
}

const wanted = new Set<string>()
for (const name of importedPackages()) want(name, root)
for (const place of wanted) {
  mkdirSync(path.join(folder, path.dirname(place)), { recursive: true })
  cpSync(path.join(root, place), path.join(folder, place), { recursive: true })
}
process.stdout.write(`${wanted.size} packages\n`)

/** Names of packages in the code that runs; a type vanishes before. */
function importedPackages(): ReadonlySet<string> {
  const code = globSync(['dist/server/**/*.mjs', '{server,src/content,src/domain,content-service}/**/*.ts'], {
    cwd: root,
  })
    .filter((file) => !/\.(?:test|fixtures)\.ts$|\/test-|\/page-cache\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
  const specifiers = code.flatMap((text) =>
    [
      ...text.matchAll(
        /^(?:import|export)(?! type)[^'"`]*?["']([^.#"'][^"']*)["']|\bimport\(["']([^.#"'][^"']*)["']\)/gm,
      ),
    ].map(([, named, loaded]) => named ?? loaded ?? ''),
  )
  return new Set(
    specifiers.map(packageOf).filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)),
  )
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** A package and all that it needs, where Node finds them; parts for other platforms are not installed. */
function want(name: string, from: string): void {
  for (let at = from; ; at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) {
      const place = path.relative(root, found)
      if (wanted.has(place)) return
      wanted.add(place)
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
        readFileSync(path.join(found, 'package.json'), 'utf8'),
      ) as Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>
      for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) want(needed, found)
      return
    }
    if (path.dirname(at) === at) return
  }
}
