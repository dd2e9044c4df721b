import { useEffect, useSyncExternalStore } from 'react'
import { getScrollBehavior } from '../hooks/reduced-motion.ts'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
import { SECTIONS, type Section } from '../domain/routes.ts'
import { ANCHOR_DELAY_MS, SCROLLED_PX, SECTION_MARGIN_PX } from '../domain/specification.ts'

const NEXT_SECTION_KEY = 'nextSection'

/** Whether the bar has its solid look (NAV-4). */
export function useIsScrolled(): boolean {
  return useIsScrolledBeyond(SCROLLED_PX)
}

/** Whether the page is scrolled further than this, in px. */
export function useIsScrolledBeyond(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  )
}

/** The section the visitor looks at; null where the page has none. */
export function useActiveSection(): Section | null {
  return useSyncExternalStore(onScroll, sectionInView, () => null)
}

function sectionInView(): Section | null {
  const present = SECTIONS.flatMap((section) => {
    const element = document.getElementById(section)
    return element === null ? [] : [{ section, top: element.getBoundingClientRect().top }]
  })
  if (present.length === 0) return null
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 1
  if (isAtEnd) return present.at(-1)?.section ?? null
  const rest = getScrollPadding()
  // A section whose link was followed may come to rest below the banners, further down than the margin.
  const isInView = ({ section, top }: { section: Section; top: number }): boolean =>
    top <= SECTION_MARGIN_PX || (top <= rest + 1 && window.location.hash === `#${section}`)
  return present.findLast(isInView)?.section ?? present[0]?.section ?? null
}

/** Where the top of a section comes to rest when its link is followed: below the banners, where there are any. */
function getScrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
}

function onScroll(callback: () => void): () => void {
  window.addEventListener('scroll', callback, { passive: true })
  window.addEventListener('resize', callback)
  return () => {
    window.removeEventListener('scroll', callback)
    window.removeEventListener('resize', callback)
  }
}

/** Leaves word for home which section to scroll to. */
export function saveTargetSection(section: Section): void {
  safeSessionStorage.write(NEXT_SECTION_KEY, section)
}

/** On home, scrolls to the section that was chosen on another page (NAV-2). */
export function useScrollToSavedSection(): void {
  useEffect(() => {
    const remembered = safeSessionStorage.read(NEXT_SECTION_KEY)
    const section = SECTIONS.find((known) => known === remembered)
    safeSessionStorage.remove(NEXT_SECTION_KEY)
    if (section === undefined) return
    const timer = window.setTimeout(() => {
      window.history.replaceState(window.history.state, '', `#${section}`)
      document.getElementById(section)?.scrollIntoView({ behavior: getScrollBehavior() })
    }, ANCHOR_DELAY_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [])
}
