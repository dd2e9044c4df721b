import { useStore } from 'zustand'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { PROMO_ENTER_MS, PROMO_EXIT_MS } from '#core/specification.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { createStore } from '#browser/stores/create-store.ts'
import { getShopInfo, onShopInfoChange } from '#shop/state/shop-store.ts'

/** 'entering' and 'leaving' last as long as their animation. */
export type PromoState = 'shown' | 'entering' | 'leaving' | 'hidden'

interface PromoStoreState {
  readonly promo: PromoState
  /** The pressed button disappears; its replacement gets the focus. */
  readonly isFocusPending: boolean
}

const promoStore = createStore<PromoStoreState>({ promo: 'shown', isFocusPending: false })

/**
 * Shows or hides the offer as this session left it; without session storage each page shows it. An offer
 * that the owner has ended is hidden in every session. Returns an unsubscribe function.
 */
export function startPromo(): () => void {
  restorePromo()
  return combineUnsubscribes([onBfcacheRestore(restorePromo), onShopInfoChange(publishPromo)])
}

function restorePromo(): void {
  setPromo(safeSessionStorage.read(SESSION_KEYS.promoDismissed) === '1' ? 'hidden' : 'shown', false)
}

/** Hides the offer, by its animation, for this session. */
export function dismissPromo(): void {
  if (promoStore.getState().promo === 'leaving') return
  setPromo('leaving', true)
  afterAnimation(PROMO_EXIT_MS, () => {
    safeSessionStorage.write(SESSION_KEYS.promoDismissed, '1')
    setPromo('hidden')
  })
}

/** Brings the offer back, on the next page too. */
export function showPromo(): void {
  safeSessionStorage.write(SESSION_KEYS.promoDismissed, null)
  setPromo('entering', true)
  afterAnimation(PROMO_ENTER_MS, () => {
    setPromo('shown')
  })
}

/** Ref of the replacing button: focuses it once, if it is in view; not at the start of the page. */
export function focusAfterPromoChange(element: HTMLElement | null): void {
  if (element === null || !promoStore.getState().isFocusPending) return
  promoStore.setState({ isFocusPending: false })
  if (element.getBoundingClientRect().bottom > 0) element.focus({ preventScroll: true })
}

/** Whether the next button with `focusAfterPromoChange` will get the focus. */
export function isPromoFocusPending(): boolean {
  return promoStore.getState().isFocusPending
}

export function usePromo(): PromoState {
  return useStore(promoStore, ({ promo }) => promo)
}

function setPromo(promo: PromoState, isFocusPending = promoStore.getState().isFocusPending): void {
  promoStore.setState({ promo, isFocusPending })
  publishPromo()
}

/** The style sheets keep room for the banner. */
function publishPromo(): void {
  const root: DocumentDataset = document.documentElement.dataset
  const isShown = promoStore.getState().promo !== 'hidden' && getShopInfo()?.offer !== ''
  root.promo = isShown ? 'shown' : 'dismissed'
}

/** Calls back when the animation is over, unless the offer has changed meanwhile. */
function afterAnimation(ms: number, callback: () => void): void {
  const { promo } = promoStore.getState()
  setTimeout(() => {
    if (promoStore.getState().promo === promo) callback()
  }, ms)
}
