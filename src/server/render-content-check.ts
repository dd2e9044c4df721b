import type { ContentChecker } from '#content/check/content-checker.ts'
import type { Content } from '#content/mapping/map-content.ts'
import { readPage } from '#publish/read-page.ts'
import type { OrderCounts } from './metrics/order-counts.ts'
import type { createRenderer, PageSettings } from './render-page.ts'
import { createPageReply, type Reply } from './reply.ts'

interface ContentCheckOptions {
  readonly pageSettings: PageSettings
  readonly headers: Readonly<Record<string, string>>
  readonly checker: ContentChecker
  readonly getContent: () => Content | null
  /** null where orders are not counted. */
  readonly orderCounts: OrderCounts | null
}

/** Returns a function that renders the owner's page, at its secret path: the only page that is rendered for a request. */
export function createContentCheckRenderer({
  pageSettings,
  headers,
  checker,
  getContent,
  orderCounts,
}: ContentCheckOptions): (path: string) => Promise<Reply> {
  let renderer: ReturnType<typeof createRenderer> | undefined
  return async (path) => {
    const contentCheck = await checker.check()
    const handOffs = orderCounts && orderCounts.getSummary()
    // Takes memory, which a site whose owner never looks does not need.
    const { createRenderer } = await import('./render-page.ts')
    renderer ??= createRenderer(pageSettings)
    const render = await renderer
    const response = await render(path, { content: getContent(), version: '', contentCheck, handOffs })
    // Without the path, which must not get into the log.
    if (response.status !== 200) throw new Error(`the content check was rendered with status ${response.status}`)
    return createPageReply(await readPage(response, headers))
  }
}
