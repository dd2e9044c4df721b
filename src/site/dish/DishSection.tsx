import { useEffect, type ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '../../browser/lazy-module.ts'
import { toImageSources } from '../../core/images/image-sources.ts'
import { getPath } from '../../core/routes.ts'
import type { Language } from '../../core/text/language.ts'
import { LanguageProvider } from '../../i18n/language-context.tsx'
import { isDiscounted, type MenuItem } from '../../menu/domain/menu.ts'
import { useDishMessages } from '../../menu/messages/dish-messages.ts'
import { useMenuMessages } from '../../menu/messages/menu-messages.ts'
import { useMenu } from '../../menu/state/menu-store.ts'
import { ClosedHint } from '../../menu/ui/ClosedHint.tsx'
import { ItemDetails } from '../../menu/ui/ItemDetails.tsx'
import { useIsBasketEmpty } from '../../order/state/order-store.ts'
import { removeEarlyFigures } from '../../order/state/replay-early-taps.ts'
import { ItemRequests } from '../../order/ui/item/ItemRequests.tsx'
import { ItemStepper } from '../../order/ui/item/ItemStepper.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DishSection.module.css'

const loadBasketBar = createLazyModule(() => import('../../order/ui/item/BasketBar.tsx'))

const TITLE_ID = 'dish-title'

interface DishSectionProps {
  readonly language: Language
  readonly id: string
  /** The version of this part of the menu, by which a newer menu is recognised. */
  readonly version: string
  /** The dish alone: the first fetch of the page brings the others. */
  readonly menu: readonly [MenuItem]
}

/** A dish with everything that its dialog has. */
export function DishSection({ language, id, version, menu: initialMenu }: DishSectionProps): ReactNode {
  const menu = useMenu(version, initialMenu)
  const basketBar = useLazyModule(loadBasketBar, !useIsBasketEmpty())
  useEffect(removeEarlyFigures, [])
  const current = menu.find((item) => item.id === id)
  return (
    <LanguageProvider language={language}>
      <BackToMenu language={language} />
      <ClosedHint />
      <article className={styles.dish} aria-labelledby={TITLE_ID} data-item={id}>
        <Details item={current ?? initialMenu[0]} isGone={current === undefined} />
      </article>
      {basketBar && <basketBar.BasketBar />}
    </LanguageProvider>
  )
}

function BackToMenu({ language }: { language: Language }): ReactNode {
  const { backToMenu } = useDishMessages()
  return (
    <a className={styles.back} href={getPath('home', language, 'menu')}>
      <Icon name="chevron-down" size={20} className={styles.backIcon} />
      {backToMenu}
    </a>
  )
}

function Details({ item, isGone }: { item: MenuItem; isGone: boolean }): ReactNode {
  const { menu } = useMenuMessages()
  const labels = [isDiscounted(item) ? menu.filters['Best Seller'] : '', item.labelText ?? '']
  return (
    <ItemDetails
      item={item}
      isGone={isGone}
      place="page"
      titleId={TITLE_ID}
      sources={item.image && toImageSources(item.image, 'dish')}
      labels={
        <p className={styles.labels}>
          {labels
            .filter((label) => label !== '')
            .map((label) => (
              <span key={label}>{label}</span>
            ))}
        </p>
      }
      stepper={<ItemStepper item={item} />}
      requests={<ItemRequests item={item} />}
    />
  )
}
