import type { ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '../../browser/lazy-module.ts'
import { MenuChunk } from './MenuChunk.tsx'
import type { MenuGridProps } from './MenuGrid.tsx'

// Only a large menu needs it.
const loadNearbyCards = createLazyModule(() => import('./NearbyCards.tsx'))

/** Some items of a large menu: lines of text until the script for the cards has loaded. */
export function LazyMenuGrid(props: MenuGridProps): ReactNode {
  const nearby = useLazyModule(loadNearbyCards, true)
  if (nearby === null) return <MenuChunk items={props.items} />
  return <nearby.NearbyCards {...props} />
}
