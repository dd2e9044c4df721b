import type { CarMessages } from './car.en.ts'

/** Arabic messages of an order that is brought to a car. */
export const carAr = {
  bringToCar: 'أحضروه إلى سيارتي',
  car: 'السيارة',
  plate: 'رقم اللوحة',
  carError: 'صف سيارتك أو أدخل رقم اللوحة حتى نجدك.',
} satisfies CarMessages
