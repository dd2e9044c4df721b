import type { SourceFile } from './source-files.ts'

const MOST_LINES = 300

/** 'path: n lines' of a file that is longer than a file should be, else null. */
export function tooLong({ path, text }: SourceFile): string | null {
  const lines = text.replace(/\n$/, '').split('\n').length
  return lines > MOST_LINES ? `${path}: ${lines} lines` : null
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^([A-Z][a-z0-9]*)+$/
/** A part of a route: kebab-case, or a parameter of that name. */
const ROUTE = /^(\[(\.\.\.)?[a-z0-9-]+\]|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z]+)+$/
const DRAWER = /^(utils?|helpers?|misc|common|lib|shared)$/

/** What is wrong with the name of a file or one of its folders, else null. */
export function badName(path: string, allPaths: readonly string[]): string | null {
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  const [stem = '', ...kinds] = file.split('.')
  const names = [...folders, stem]
  if (names.some((name) => name.split('-').some((word) => DRAWER.test(word)))) return `${path}: a drawer for anything`
  if (!folders.every((folder) => KEBAB.test(folder) || folder.startsWith('.')))
    return `${path}: a folder not in kebab-case`
  if (path.startsWith('src/pages/')) return ROUTE.test(file) ? null : `${path}: not the name of a route`
  const isComponent = /\.(tsx|astro)$/.test(file) || isSheetOfComponent(path, allPaths)
  if (PASCAL.test(stem) && isComponent) return null
  if (file.endsWith('.astro')) return `${path}: a screen not in PascalCase`
  return KEBAB.test(stem) && kinds.every((kind) => KEBAB.test(kind)) ? null : `${path}: not in kebab-case`
}

/** `Stepper.module.css` and `Stepper.test.ts` go with `Stepper.tsx`; a feature may share a sheet between its parts. */
function isSheetOfComponent(path: string, allPaths: readonly string[]): boolean {
  const component = /^(.*)\.(module\.css|test\.tsx?)$/.exec(path)?.[1]
  if (component === undefined) return false
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const isBeside = allPaths.some((other) => other === `${component}.tsx` || other === `${component}.astro`)
  return (
    isBeside || (path.endsWith('.css') && allPaths.some((other) => other.startsWith(folder) && other.endsWith('.tsx')))
  )
}

/** A component's file is named after what it exports. */
export function misnamedComponent({ path, text }: SourceFile): string | null {
  const name = /([^/]+)\.tsx$/.exec(path)?.[1] ?? ''
  if (!PASCAL.test(name)) return null
  return new RegExp(`export (async )?(function|const|class) ${name}\\b`).test(text)
    ? null
    : `${path}: exports no ${name}`
}
