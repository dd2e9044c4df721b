/** The islands of the hero, which load at once: from one module the browser fetches one script for all of them. */
export { DeliveryLine } from '#order/delivery/ui/DeliveryLine.tsx'
export { ReceiveNotice } from '#order/delivery/ui/ReceiveNotice.tsx'
export { SameAgainButton } from '#order/remember/ui/SameAgainButton.tsx'
export { HeroWhatsAppLink } from './HeroWhatsAppLink.tsx'
export { ShopStatusLine } from './ShopStatusLine.tsx'
