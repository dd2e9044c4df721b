/**
 * Returns why the site can't run on this version of Node, as one line; null if it can. `needed` is that of
 * package.json, `>=22.12`.
 */
export function describeNodeProblem(found: string, needed: string): string | null {
  const least = needed.replace('>=', '')
  const [major = 0, minor = 0] = found.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null
  return (
    `This site needs Node ${least} or newer and was started with Node ${found}. ` +
    'In the folder of the project, "npx node dist/server/entry.mjs" starts it with the project’s own.'
  )
}
