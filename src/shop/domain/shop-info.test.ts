import { describe, expect, test } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { applyContact, toOffer } from './shop-info.ts'
import { EMPTY_SHOP_SETTINGS } from './setting-rows.ts'

const { contact: EMPTY_CONTACT } = EMPTY_SHOP_SETTINGS

describe(applyContact.name, () => {
  test('changes nothing where nothing is published', () => {
    expect(applyContact(restaurant, EMPTY_CONTACT)).toEqual(restaurant)
  })

  test('takes what is published, and keeps the others', () => {
    const applied = applyContact(restaurant, {
      phone: '+971 4 111 2222',
      whatsapp: '971501112222',
      address: { en: 'Marina Walk, Dubai', ar: 'ممشى المارينا، دبي' },
      deliveryApps: [{ name: { en: 'Noon', ar: '' }, url: 'https://food.noon.com/lahab' }],
      social: { tiktok: 'https://www.tiktok.com/@lahab' },
      rating: '4.8',
    })
    expect(applied).toEqual({
      ...restaurant,
      phone: '+971 4 111 2222',
      whatsapp: '971501112222',
      address: { en: 'Marina Walk, Dubai', ar: 'ممشى المارينا، دبي' },
      deliveryApps: [{ name: { en: 'Noon', ar: '' }, url: 'https://food.noon.com/lahab' }],
      social: { ...restaurant.social, tiktok: 'https://www.tiktok.com/@lahab' },
      google: { ...restaurant.google, rating: '4.8' },
    })
  })

  test('shows an address of one language in both, not the old one', () => {
    const { address } = applyContact(restaurant, { ...EMPTY_CONTACT, address: { en: '', ar: 'ممشى المارينا' } })
    expect(address).toEqual({ en: 'ممشى المارينا', ar: 'ممشى المارينا' })
  })
})

describe(toOffer.name, () => {
  test('is the site’s own until the owner says otherwise', () => {
    expect(toOffer(EMPTY_SHOP_SETTINGS.promo)).toBeNull()
  })

  test('is empty in both languages where the owner has ended it, whatever its words', () => {
    expect(toOffer({ isShown: false, text: { en: 'Free cola', ar: 'كولا مجاناً' } })).toEqual({ en: '', ar: '' })
  })

  test('has the owner’s words, in the other language where one is missing', () => {
    expect(toOffer({ isShown: true, text: { en: 'Free cola', ar: '' } })).toEqual({ en: 'Free cola', ar: 'Free cola' })
  })
})
