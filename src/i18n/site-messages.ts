import { siteAr } from './ar/site.ts'
import { siteEn, type SiteMessages } from './en/site.ts'
import { createMessages } from './create-messages.ts'

/** Messages of navigation, offer and carousels, which every page loads. */
export const { get: getSiteMessages, use: useSiteMessages } = createMessages<SiteMessages>(siteAr, siteEn)

export type { SiteMessages }
