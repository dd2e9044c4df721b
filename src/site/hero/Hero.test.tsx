import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { Hero } from './Hero.tsx'

test.for([
  ['en', ['Talabat', 'Deliveroo', 'Careem', 'Sapaad']],
  ['ar', ['طلبات', 'ديليفرو', 'كريم', 'Sapaad']],
] as const)(
  'Order Now links to three delivery apps and the outlet page, in %s [HERO-5] [LINK-1]',
  async ([language, names]) => {
    const screen = await render(
      <Hero
        language={language}
        slogan=""
        phone={restaurant.phone}
        deliveryApps={restaurant.deliveryApps}
        hasImages={false}
        whatsAppLink={<a href="#chat">WhatsApp</a>}
      />,
    )
    const links = screen.getByRole('region').getByRole('link').elements()
    const [menu, , ...apps] = links
    expect(menu?.getAttribute('href')).toBe('#menu')
    expect(apps.map((link) => link.textContent)).toEqual(names)
    for (const link of apps) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    }
  },
)
