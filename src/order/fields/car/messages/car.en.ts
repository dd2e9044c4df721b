/** English messages of an order that is brought to a car. */
export const carEn = {
  bringToCar: 'Bring it to my car',
  car: 'Car',
  plate: 'Plate',
  carError: 'Describe your car or enter its plate, so that we find you.',
}

export type CarMessages = typeof carEn
