import type { AddMoreMessages } from './add-more.en.ts'

export const addMoreAr: AddMoreMessages = {
  completeOrder: 'كمّل طلبك',
  moreDishes: '+ أضف أصنافاً أخرى',
  add: 'أضف',
  addItem: (name) => `أضف ${name}`,
}
