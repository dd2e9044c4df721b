import type { GetStaticPaths } from 'astro'
import { getStaticContent } from './static-content.ts'

export { GET } from '#site/endpoints/menu.ts'

/** A build of files has the menu of the content that it is made of. */
export const getStaticPaths = (async () => {
  const { version } = await getStaticContent()
  return [{ params: { version } }]
}) satisfies GetStaticPaths
