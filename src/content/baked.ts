import { restaurant } from '../../restaurant.config.ts'
import { builtContent } from './built-content.ts'
import { contentOf, type Content } from './content.ts'

/** `#content` of plain files: what the build read is all there ever is, until the next build. */
const content = builtContent && contentOf(builtContent.raw, restaurant.bestSellers, builtContent.host).content

export function currentContent(): Promise<Content | null> {
  return Promise.resolve(content)
}
