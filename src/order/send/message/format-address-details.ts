import type { Language } from '#core/text/language.ts'
import { toMessageLine } from '#core/text/text.ts'
import { readMakani, truncateAddressDetail, type AddressDetails } from '../../fields/address/address-details.ts'
import type { DeliveryLocation } from '../../fields/location/delivery-location.ts'
import { toMapUrl } from '../../fields/location/map-url.ts'
import { formatField } from './format-field.ts'
import type { OrderMessageStrings } from '../../order-message-strings.ts'

/** What an order says of its place beyond address and area. */
export interface AddressHelp {
  /** As typed; left out where nothing was. */
  readonly details?: AddressDetails | undefined
  readonly location?: DeliveryLocation | null
}

/** The lines that help the driver. A Makani number has no space: its two groups would change places in Arabic. */
export function formatAddressDetails(
  { details = {}, location = null, language }: AddressHelp & { readonly language: Language },
  words: OrderMessageStrings,
): readonly string[] {
  const { unit = '', landmark = '', makani } = details
  const number = readMakani(makani) ?? ''
  return [
    ...formatField(words.unit, toMessageLine(truncateAddressDetail('unit', unit)), language),
    ...formatField(words.landmark, toMessageLine(truncateAddressDetail('landmark', landmark)), language),
    ...(number === '' ? [] : [`${words.makani}: ${number}`]),
    ...(location === null ? [] : [`${words.location}: ${toMapUrl(location)}`]),
  ]
}
