import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LANGUAGES } from '../../domain/language.ts'
import { Hero } from './Hero.tsx'

test.for(LANGUAGES)(
  'Order Now links to three delivery apps and the outlet page, in %s [HERO-5] [LINK-1]',
  async (language) => {
    const screen = await render(<Hero language={language} hasImages={false} orderLink={<a href="#chat">WhatsApp</a>} />)
    const links = screen.getByRole('region').getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual(['WhatsApp', 'Talabat', 'Deliveroo', 'Careem', 'Sapaad'])
    for (const link of links.slice(1)) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    }
  },
)
