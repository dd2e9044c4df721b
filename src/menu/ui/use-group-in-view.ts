import { useEffect, useState, type RefObject } from 'react'
import { runOptional } from '#browser/loading/run-optional.ts'
import type { MenuItem } from '../domain/menu.ts'

/**
 * Returns the `data-category` of the group that crosses a line a third down the window, or null
 * where none does or `isActive` is false. Another `menu` may have other groups.
 */
export function useGroupInView(
  grid: RefObject<HTMLElement | null>,
  isActive: boolean,
  menu: readonly MenuItem[],
): string | null {
  const [category, setCategory] = useState<string | null>(null)
  useEffect(() => {
    if (!isActive) return
    return runOptional(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          const target = entries.findLast((entry) => entry.isIntersecting)?.target
          setCategory(target instanceof HTMLElement ? (target.dataset.category ?? null) : null)
        },
        { rootMargin: '-33% 0px -67%' },
      )
      for (const group of grid.current?.querySelectorAll('[data-category]') ?? []) observer.observe(group)
      return () => {
        observer.disconnect()
        setCategory(null)
      }
    })
  }, [grid, isActive, menu])
  return category
}
