import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { getNavigation } from '#browser/page/document-config.ts'
import { isOpenAt } from '#shop/domain/open-spans.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { safeLocalStorage, safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { followRememberedOrder } from './remembered-mark.ts'

/** Sets the attributes that the first paint depends on, so that no content shifts after it. */
export function prepareFirstPaint(): void {
  const root = document.documentElement
  const attributes: DocumentDataset = root.dataset
  // The style sheets keep room for the banners.
  const plan = JSON.parse(attributes.openingPlan ?? '') as OpeningPlan
  if (!isOpenAt(plan, Date.now())) attributes.shop = 'closed'
  if (safeSessionStorage.read(SESSION_KEYS.promoDismissed) === '1') attributes.promo = 'dismissed'
  followRememberedOrder()
  prepareScrollTargets(attributes)
  // Links scroll smoothly, but a page goes to the anchor of its own URL at once.
  window.addEventListener('load', () => {
    attributes.loaded = ''
  })
}

/**
 * Redirects a customer who chose English from an Arabic page to the English one. A customer who
 * comes from an English page has just chosen Arabic, perhaps before the toggle was hydrated.
 */
export function redirectToSavedLanguage(): void {
  const root = document.documentElement
  const { page }: DocumentDataset = root.dataset
  if (getNavigationType() === 'back_forward') return
  if (root.lang !== 'ar' || page === undefined || safeLocalStorage.read(LOCAL_KEYS.language) !== 'en') return
  if (document.referrer.startsWith(`${location.origin}/en`)) {
    safeLocalStorage.write(LOCAL_KEYS.language, 'ar')
    return
  }
  root.hidden = true
  const { pathname, search, hash } = location
  location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`)
}

/**
 * Lays out the whole menu where the page is to scroll to a place in it, by an anchor or a stored
 * offset: places below groups that are not laid out yet are known only then.
 */
function prepareScrollTargets(attributes: DocumentDataset): void {
  const navigation = getNavigationType()
  const layOutAll = (): void => {
    attributes.fullLayout = ''
  }
  const hasTarget =
    location.hash !== '' ||
    navigation !== 'navigate' ||
    safeSessionStorage.read(SESSION_KEYS.languageSwitch) !== null ||
    safeSessionStorage.read(SESSION_KEYS.nextSection) !== null
  if (hasTarget) layOutAll()
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]') !== null) layOutAll()
    },
    true,
  )
  window.addEventListener('popstate', layOutAll)
}

function getNavigationType(): string {
  return getNavigation()?.type ?? ''
}
