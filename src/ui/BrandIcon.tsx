import type { ReactNode } from 'react'
import { siFacebook, siInstagram, siTiktok, siWhatsapp } from 'simple-icons'

const BRANDS = { facebook: siFacebook, instagram: siInstagram, tiktok: siTiktok, whatsapp: siWhatsapp } as const

/** The sign of another company's service, in the colour of the text around it. */
export function BrandIcon({ brand, size = 24 }: { brand: keyof typeof BRANDS; size?: number }): ReactNode {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      <path d={BRANDS[brand].path} />
    </svg>
  )
}
