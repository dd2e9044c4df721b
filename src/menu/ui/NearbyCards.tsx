import type { ReactNode } from 'react'
import { useNearViewport } from '../../browser/use-near-viewport.ts'
import { MenuChunk } from './MenuChunk.tsx'
import { MenuGrid, type MenuGridProps } from './MenuGrid.tsx'

/** Some items of a large menu: cards near the viewport, otherwise lines of text. */
export function NearbyCards(props: MenuGridProps): ReactNode {
  const [element, isNear] = useNearViewport<HTMLDivElement>()
  return (
    <MenuChunk ref={element} items={props.items}>
      {isNear ? <MenuGrid {...props} /> : undefined}
    </MenuChunk>
  )
}
