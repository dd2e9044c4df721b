import { fileURLToPath } from 'node:url'
import { createApp } from 'astro/app/entrypoint'
import { POLICY_PLACE } from '#publish/page-policy.ts'
import { readScriptImports } from '#platform/script-imports.ts'

/** What all pages are rendered with; a worker gets it by a message. */
export interface PageSettings extends Pick<App.Locals, 'settings' | 'isSampleMenu'> {
  /** The folder of the build, with a slash at its end. */
  readonly dist: string
}

export type PageContent = Pick<App.Locals, 'content' | 'version' | 'contentCheck' | 'handOffs'>

/** Returns a function that renders the page of a path with Astro. */
export async function createRenderer({
  dist,
  settings,
  isSampleMenu,
}: PageSettings): Promise<(path: string, content: PageContent) => Promise<Response>> {
  const app = createApp({ streaming: false })
  const scriptImports = await readScriptImports(fileURLToPath(new URL('client/', dist)))
  return (path, content) => {
    const request = new Request(new URL(path, settings.siteOrigin))
    return app.render(request, {
      locals: { settings, scriptImports, isSampleMenu, policyPlace: POLICY_PLACE, ...content },
    })
  }
}
