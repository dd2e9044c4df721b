import { carAr } from './car.ar.ts'
import { carEn, type CarMessages } from './car.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of an order that is brought to a car. They load where the owner offers it. */
export const { get: getCarMessages, use: useCarMessages } = createMessages<CarMessages>(carAr, carEn)

export type { CarMessages }
