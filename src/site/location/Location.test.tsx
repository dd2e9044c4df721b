import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { Location } from './Location.tsx'

test.for([
  ['en', 'Al Wasl Road, Jumeirah 1, Dubai', 'Get directions', '4.5 on Google'],
  ['ar', 'شارع الوصل، جميرا 1، دبي', 'الطريق إلينا على الخريطة', /4\.5/],
] as const)(
  'shows address, hours, phone, directions and rating, in %s [LOC-1]',
  async ([language, address, directions, rating]) => {
    const screen = await render(
      <Location
        language={language}
        restaurant={restaurant}
        hours={['Monday to Saturday: 12:00–4:00', 'Sunday: closed']}
      />,
    )
    await expect.element(screen.getByText(address, { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Sunday: closed', { exact: true })).toBeVisible()
    const toHref = (name: string | RegExp): string | null =>
      screen.getByRole('link', { name }).element().getAttribute('href')
    expect(toHref('+971 50 000 0000')).toBe('tel:+971500000000')
    expect(toHref(directions)).toContain('https://www.google.com/maps/dir/?api=1&destination=25.20480')
    expect(toHref(rating)).toBe('https://search.google.com/local/writereview?placeid=ChIJ_SAMPLE_LAHAB')
  },
)
