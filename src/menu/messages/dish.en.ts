/** English messages of a dish's page and of sharing it. `dish.ar.ts` must have the same shape. */
export const dishEn = {
  add: 'Add',
  done: 'Done',
  inCart: 'In your cart',
  share: 'Share',
  linkCopied: 'Link copied',
  copyLink: 'We couldn’t copy it. Select the link and copy it:',
  moreFrom: (category: string) => `More from ${category}`,
  backToMenu: 'Back to the menu',
}

export type DishMessages = typeof dishEn
