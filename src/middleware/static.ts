import type { MiddlewareHandler } from 'astro'
import { restaurant } from '../../restaurant.config.ts'
import { buildTimeContent, isSampleBuild } from '../content/build-time-content.ts'
import { mapContent } from '../content/map-content.ts'

const content =
  buildTimeContent && mapContent(buildTimeContent.raw, restaurant.bestSellers, buildTimeContent.host).content

/** For the static target: pages get the content of the build. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.content = content
  locals.isSampleMenu = isSampleBuild
  return next()
}
