import { createMessages } from '#i18n/create-messages.ts'
import { dishAr } from './dish.ar.ts'
import { dishEn, type DishMessages } from './dish.en.ts'

/** Messages of a dish's page and dialog, which home does not load before. */
export const { use: useDishMessages } = createMessages<DishMessages>(dishAr, dishEn)
