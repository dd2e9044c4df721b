import type { ReactNode } from 'react'
import type { Locator, LocatorSelectors } from 'vitest/browser'
import { restaurant } from '../../restaurant.config.ts'
import { discountPercent } from '../../restaurant/menu.ts'
import type { Language } from '#core/text/language.ts'
import type { Page } from '#core/routes.ts'
import { TopBanners } from '#site/banners/TopBanners.tsx'
import { HeroWhatsAppLink } from '#site/hero/HeroWhatsAppLink.tsx'
import { MenuSection } from '#site/menu/MenuSection.tsx'
import { CartButton } from '#site/frame/CartButton.tsx'
import { getPageMessages } from '#site/messages/page-messages.ts'
import { toGreetingUrl } from '#site/screens/head/whatsapp-greeting-url.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { SHOP_PATH } from './render-page.tsx'

export { BURGER, COLA, HOME_MENU, SANDWICH } from './home-menu.ts'

/** A shop that is closed from four to noon, a moment when it is open and one when it is closed. */
export const CLOSED_HOURS = '04:00-12:00'
export const OPEN = dubaiTime('20:00:00')
export const CLOSED = dubaiTime('09:00:00')

/** An instant of a day in Dubai. */
export function dubaiTime(time: string): Date {
  return new Date(`2026-11-21T${time}+04:00`)
}

interface HomePageProps {
  readonly language?: Language
  /** Best sellers that come first, by name. */
  readonly preferred?: readonly string[]
}

/** The parts of home that follow the basket and the opening hours. */
export function HomePage({ language = 'en', preferred = [] }: HomePageProps): ReactNode {
  return (
    <>
      <PageTop language={language} page="home" />
      <LanguageProvider language={language}>
        <CartButton page="home" />
      </LanguageProvider>
      <HeroWhatsAppLink
        language={language}
        label={getPageMessages(language).hero.whatsapp}
        greetingUrl={toGreetingUrl(restaurant, language)}
      />
      <MenuSection language={language} shopPath={SHOP_PATH} preferred={preferred} />
    </>
  )
}

/** What session storage holds for a basket of these quantities, by item ID. */
export function storedBasket(quantities: Readonly<Record<string, number>>): { readonly basketItem: string } {
  return { basketItem: JSON.stringify({ items: Object.entries(quantities).map(([id, qty]) => ({ id, qty })) }) }
}

export function getIncrease(screen: LocatorSelectors, name: string): Locator {
  return screen.getByRole('button', { name: `Increase ${name}`, exact: true })
}

export function getDecrease(screen: LocatorSelectors, name: string): Locator {
  return screen.getByRole('button', { name: `Decrease ${name}`, exact: true })
}

/** The stepper of an item; its text is the quantity. */
export function getStepper(screen: LocatorSelectors, name: string): Locator {
  return screen.getByRole('group', { name: `Quantity of ${name}`, exact: true })
}

/** The quantity that the stepper of an item shows. */
export function readQuantity(screen: LocatorSelectors, name: string): string {
  return getStepper(screen, name).element().textContent
}

/** The text of the message in a link to WhatsApp. */
export function readMessage(link: Locator): string {
  return new URL(link.element().getAttribute('href') ?? 'about:blank').searchParams.get('text') ?? ''
}

/** What lies over a page: banners, toasts and the live region. */
export function PageTop({ language = 'en', page }: { language?: Language; page: Page }): ReactNode {
  const { text, detail } = getPageMessages(language).promo
  return <TopBanners language={language} page={page} offer={text(discountPercent)} offerDetail={detail} />
}
