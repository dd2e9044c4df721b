import { Suspense, type ReactNode } from 'react'
import { MenuGrid, type MenuGridProps } from './MenuGrid.tsx'

/** Items that are hydrated together: full rows of one, three and four columns. */
const CHUNK_SIZE = 12

/**
 * The cards of any number of items. React hydrates each `Suspense` by itself, the tapped one first,
 * and yields to the browser in between; no child suspends.
 */
export function MenuChunks({ items, ...grid }: MenuGridProps): ReactNode {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, chunk) => (
    <Suspense key={chunk}>
      <MenuGrid {...grid} items={items.slice(chunk * CHUNK_SIZE, (chunk + 1) * CHUNK_SIZE)} />
    </Suspense>
  ))
}
