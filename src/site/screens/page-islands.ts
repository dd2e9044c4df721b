/** The islands at the top of every page: from one module the browser fetches one script for both. */
export { TopBanners } from '../banners/TopBanners.tsx'
export { SiteHeader } from '../frame/SiteHeader.tsx'
