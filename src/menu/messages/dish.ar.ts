import type { DishMessages } from './dish.en.ts'

export const dishAr: DishMessages = {
  add: 'أضف',
  done: 'تم',
  inCart: 'في سلتك',
  share: 'شارك',
  linkCopied: 'تم نسخ الرابط',
  copyLink: 'تعذّر النسخ. حدّد الرابط وانسخه:',
  moreFrom: (category) => `المزيد من ${category}`,
  backToMenu: 'ارجع إلى المنيو',
}
