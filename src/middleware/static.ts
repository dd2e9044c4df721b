import type { MiddlewareHandler } from 'astro'
import { restaurant } from '../../restaurant.config.ts'
import { builtContent, isBuiltFromSample } from '../content/built-content.ts'
import { contentOf } from '../content/content.ts'

const content = builtContent && contentOf(builtContent.raw, restaurant.bestSellers, builtContent.host).content

/** Plain files: the pages get what the build read, and nothing else until the next build. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.content = content
  locals.isSampleMenu = isBuiltFromSample
  return next()
}
