/** 'tel:+971500000000' from a number as people read it. */
export function toPhoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
