import { useEffect, useState, type ReactNode } from 'react'
import { toImageSources } from '#core/images/image-sources.ts'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { LanguageProvider, useLanguage } from '#i18n/language-context.tsx'
import { toGroupAnchor } from '#menu/domain/group-anchor.ts'
import { getFilter, type Filter } from '#menu/domain/filter.ts'
import { isShownAsBestSeller, type MenuItem } from '#menu/domain/menu.ts'
import { listMoreOfCategory } from '#menu/domain/more-of-category.ts'
import { useDishMessages } from '#menu/messages/dish-messages.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useMenu } from '#menu/state/menu-store.ts'
import { useKnownItem } from '#menu/state/use-known-item.ts'
import { ItemDetails } from '#menu/ui/ItemDetails.tsx'
import type { AllergenContact } from '#menu/ui/ItemDietaryInfo.tsx'
import { ShareDish } from '#menu/ui/ShareDish.tsx'
import type { DeliveryLineText } from '#order/fields/area/messages/format-delivery-line.ts'
import { DeliveryLine } from '#order/delivery/ui/DeliveryLine.tsx'
import { ReceiveNotice } from '#order/delivery/ui/ReceiveNotice.tsx'
import { removeEarlyFigures } from '#order/lines/state/replay-early-taps.ts'
import { AddBar } from '#order/dish/ui/AddBar.tsx'
import { ItemToChoose } from '#order/dish/ui/ItemToChoose.tsx'
import { ItemOptions } from '#order/dish/ui/ItemOptions.tsx'
import { useItemChoices } from '#order/dish/ui/use-item-choices.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import { Icon } from '#ui/Icon.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './DishSection.module.css'
import { MoreOfCategory } from './MoreOfCategory.tsx'

const TITLE_ID = 'dish-title'

interface DishSectionProps {
  readonly language: Language
  readonly id: string
  /** Of the menu that the page is rendered from. */
  readonly shopPath: string
  /** What the page says of delivery, if it does. */
  readonly delivery?: DeliveryLineText
  /** What it says of a way to receive an order that is not available; '' for nothing. */
  readonly receiveNotice?: string
  /** As it was when the page was rendered. */
  readonly contact: AllergenContact
}

/** A dish with everything that its dialog has, and others of its category. */
export function DishSection({ language, id, shopPath, contact, ...texts }: DishSectionProps): ReactNode {
  const menu = useMenu(shopPath)
  useEffect(removeEarlyFigures, [])
  // As the page was rendered: a dish that leaves the menu stays on its page, and the others in their places.
  const [{ initialItem, initialOthers }] = useState(() => findDish(menu, id))
  const { item, isGone } = useKnownItem(initialItem)
  const others = initialOthers.flatMap((other) => menu.find((each) => each.id === other.id) ?? [])
  return (
    <LanguageProvider language={language}>
      <div className={styles.page}>
        <div className={styles.head}>
          <BackToMenu category={getFilter(initialItem)} />
          {!isGone && <ShareDish item={item} isIcon />}
        </div>
        <article className={styles.dish} aria-labelledby={TITLE_ID}>
          <Details item={item} isGone={isGone} contact={useShopInfo() ?? contact} {...texts} />
        </article>
        {others.length > 0 && <MoreOfCategory item={item} others={others} />}
      </div>
      <ItemToChoose />
    </LanguageProvider>
  )
}

function findDish(
  menu: readonly MenuItem[],
  id: string,
): { initialItem: MenuItem; initialOthers: readonly MenuItem[] } {
  const initialItem = menu.find((item) => item.id === id)
  if (initialItem === undefined) throw new Error(`the page's menu has no dish ${id}`)
  return { initialItem, initialOthers: listMoreOfCategory(menu, initialItem) }
}

/** Leads to the place of the dish's category in the menu. */
function BackToMenu({ category }: { category: Filter | null }): ReactNode {
  const language = useLanguage()
  const { backToMenu } = useDishMessages()
  const anchor = category === null ? 'menu' : toGroupAnchor(category)
  return (
    <a className={styles.back} href={`${getPath('home', language)}#${anchor}`}>
      <Icon name="chevron-down" size={20} className={styles.backIcon} />
      {backToMenu}
    </a>
  )
}

interface DetailsProps extends Pick<DishSectionProps, 'delivery' | 'receiveNotice' | 'contact'> {
  readonly item: MenuItem
  readonly isGone: boolean
}

function Details({ item, isGone, delivery, receiveNotice = '', contact }: DetailsProps): ReactNode {
  const { menu } = useMenuMessages()
  const language = useLanguage()
  const choices = useItemChoices(item)
  return (
    <ItemDetails
      item={item}
      isGone={isGone}
      place="page"
      titleId={TITLE_ID}
      sources={item.image && toImageSources(item.image, 'dish')}
      contact={contact}
      ribbon={isShownAsBestSeller(item) && <p className={styles.ribbon}>{menu.filters['Best Seller']}</p>}
      options={
        <>
          <ItemOptions choices={choices} headingLevel="h2" />
          <OptionalPart>
            <ReceiveNotice language={language} initial={receiveNotice} />
            {delivery && <DeliveryLine language={language} initial={delivery} />}
          </OptionalPart>
        </>
      }
      addBar={<AddBar item={item} choices={choices} />}
    />
  )
}
