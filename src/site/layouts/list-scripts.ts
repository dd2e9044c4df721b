/**
 * Lists the scripts that the islands in `body`, the rendered content of a page, load at once, and all that these
 * import; each after its imports. Only scripts of the build are listed.
 */
export function listScripts(body: string, imports: App.Locals['scriptImports']): readonly string[] {
  const found = new Set<string>()
  const listed: string[] = []
  const add = (script: string): void => {
    const imported = imports[script]
    if (imported === undefined || found.has(script)) return
    found.add(script)
    imported.forEach(add)
    listed.push(script)
  }
  for (const [tag] of body.matchAll(/<astro-island(?:[^>"]|"[^"]*")*>/g)) {
    if (!/ client="(?:load|only)"/.test(tag)) continue
    for (const attribute of ['renderer-url', 'component-url']) {
      const script = tag.match(` ${attribute}="([^"]+)"`)?.[1]
      if (script !== undefined) add(script)
    }
  }
  return listed
}
