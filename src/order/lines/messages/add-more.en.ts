/** English messages of what checkout offers beside the order. `add-more.ar.ts` must have the same shape. */
export const addMoreEn = {
  completeOrder: 'Complete your order',
  moreDishes: '+ Add more dishes',
  add: 'Add',
  addItem: (name: string) => `Add ${name}`,
}

export type AddMoreMessages = typeof addMoreEn
