import { useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce, showToast } from '#browser/stores/page-messages-store.ts'
import { getPath } from '#core/routes.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { needsChoice } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { isTakingOrders, useOrderTime } from '#shop/state/shop-store.ts'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { useClosedToast } from '#shop/ui/use-closed-toast.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { changeItemQuantity } from '../state/basket-actions.ts'
import { getQuantity, linesStore } from '../state/lines-store.ts'
import { listSuggestedItems } from '../suggested-items.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import styles from './AddMore.module.css'
import { SuggestedItem } from './SuggestedItem.tsx'

const TITLE_ID = 'goes-well'

/** The way back to the menu and, if the owner has published some, dishes that go with the order. */
export function AddMore({ besideLink }: { readonly besideLink: ReactNode }): ReactNode {
  const language = useLanguage()
  const { addMore: messages } = useCheckoutMessages()
  const { menu } = useMenuMessages()
  const items = useSuggestedItems()
  const closedTitle = useClosedTitle()
  const showClosedToast = useClosedToast()
  const section = useRef<HTMLElement>(null)

  const add = (item: MenuItem, index: number): void => {
    if (!isTakingOrders()) {
      showClosedToast()
      return
    }
    const name = toLocalText(item.name, language).text
    if (!changeItemQuantity(item.id, 1)) {
      showToast(menu.unavailable(name))
      return
    }
    if (needsChoice(item)) return
    announce(menu.quantityChanged(name, getQuantity(item.id)))
    // The next dish has taken the place of this one. After the last one its heading or, without any
    // dish left, the link has the focus.
    focusAfterRender(() => {
      const next = section.current?.querySelectorAll<HTMLElement>('[data-suggestion] button')[index]
      return next ?? document.getElementById(TITLE_ID) ?? section.current?.querySelector('a') ?? null
    })
  }

  return (
    <section ref={section} className={styles.more} aria-labelledby={items.length === 0 ? undefined : TITLE_ID}>
      <div className={styles.links}>
        <a className={styles.link} href={getPath('home', language, 'menu')}>
          {messages.moreDishes}
        </a>
        {besideLink}
      </div>
      {items.length > 0 && (
        <>
          <h2 id={TITLE_ID} tabIndex={-1} className={styles.title}>
            {messages.goesWell}
          </h2>
          <ul className={styles.items}>
            {items.map((item, index) => (
              <li key={item.id} data-suggestion={item.id}>
                <SuggestedItem
                  item={item}
                  disabledReason={closedTitle}
                  onAdd={() => {
                    add(item, index)
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The dishes that checkout offers now beside those of the basket. */
function useSuggestedItems(): readonly MenuItem[] {
  const { goesWith = [] } = useOrderOptions()
  const basket = useStore(linesStore, (state) => state.basket)
  const index = useStore(menuStore, (state) => state.index)
  const time = useOrderTime()
  return listSuggestedItems(goesWith, index, basket, time)
}
