import { useSyncExternalStore } from 'react'
import { onHydrated } from '#browser/page/on-hydrated.ts'
import { getScrollBehavior } from '#browser/device/reduced-motion.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { SECTIONS, type Section } from '#core/routes.ts'
import { ANCHOR_DELAY_MS, SECTION_MARGIN_PX } from '#core/specification.ts'

export function useIsScrolledBeyond(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  )
}

/** The section in view; null where the page has none. */
export function useActiveSection(): Section | null {
  return useSyncExternalStore(onScroll, getActiveSection, () => null)
}

function getActiveSection(): Section | null {
  const present = SECTIONS.flatMap((section) => {
    const element = document.getElementById(section)
    return element === null ? [] : [{ section, top: element.getBoundingClientRect().top }]
  })
  if (present.length === 0) return null
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 1
  if (isAtEnd) return present.at(-1)?.section ?? null
  return present.findLast(({ top }) => top <= SECTION_MARGIN_PX)?.section ?? present[0]?.section ?? null
}

function onScroll(callback: () => void): () => void {
  window.addEventListener('scroll', callback, { passive: true })
  window.addEventListener('resize', callback)
  return () => {
    window.removeEventListener('scroll', callback)
    window.removeEventListener('resize', callback)
  }
}

export function saveTargetSection(section: Section): void {
  safeSessionStorage.write(SESSION_KEYS.nextSection, section)
}

/**
 * On home, scrolls to the section that was chosen on another page. Returns a function that cancels
 * it.
 */
export function scrollToSavedSection(): () => void {
  const saved = safeSessionStorage.read(SESSION_KEYS.nextSection)
  const section = SECTIONS.find((known) => known === saved)
  safeSessionStorage.write(SESSION_KEYS.nextSection, null)
  if (section === undefined) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = onHydrated(() => {
    timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', `#${section}`)
      document.getElementById(section)?.scrollIntoView({ behavior: getScrollBehavior() })
    }, ANCHOR_DELAY_MS)
  })
  return () => {
    stopWaiting()
    clearTimeout(timer)
  }
}
