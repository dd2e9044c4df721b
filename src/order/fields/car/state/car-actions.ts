import { truncateCar, type PickupCar } from '../pickup-car.ts'
import { orderStore } from '../../../lines/state/order-store.ts'

/** Takes the car as typed, cut at the limits; null: the order is not brought to a car. Its error goes. */
export function setCar(car: PickupCar | null): void {
  orderStore.setState(({ form: { car: _before, ...form }, errors: { car: _edited, ...errors } }) => ({
    form: { ...form, ...(car !== null && { car: truncateCar(car) }) },
    errors,
  }))
}
