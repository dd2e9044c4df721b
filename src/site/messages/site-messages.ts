import { siteAr } from './site.ar.ts'
import { siteEn, type SiteMessages } from './site.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of navigation, offer and carousels, which every page loads. */
export const { get: getSiteMessages, use: useSiteMessages } = createMessages<SiteMessages>(siteAr, siteEn)

export type { SiteMessages }
