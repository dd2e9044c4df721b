import { useStore } from 'zustand'
import { toAddressDetails, truncateAddressDetail, type AddressDetail } from '../address-details.ts'
import type { DeliveryLocation } from '../../location/delivery-location.ts'
import { ADDRESS_HELP_PANEL, setPanelOpen } from '../../../checkout/state/open-panels.ts'
import { orderStore } from '../../../lines/state/order-store.ts'

/** Takes what was typed, cut at the limit; its error goes. */
export function setAddressDetail(detail: AddressDetail, text: string): void {
  orderStore.setState(({ form, errors }) => {
    const { makani: _edited, ...others } = errors
    return {
      form: { ...form, [detail]: truncateAddressDetail(detail, text) },
      errors: detail === 'makani' ? others : errors,
    }
  })
}

/** Adds where the customer is to the delivery; null removes it. */
export function setLocation(location: DeliveryLocation | null): void {
  orderStore.setState({ location })
}

export function useDeliveryLocation(): DeliveryLocation | null {
  return useStore(orderStore, ({ location }) => location)
}

/** Opens the panel if one of its fields holds something. */
export function showAddressDetails(): void {
  if (Object.keys(toAddressDetails(orderStore.getState().form)).length > 0) setPanelOpen(ADDRESS_HELP_PANEL, true)
}
