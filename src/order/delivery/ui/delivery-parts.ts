/** What the line about delivery needs once it is tapped, an area is chosen, or the owner has changed something. */
export { formatDeliveryFacts, formatDeliveryLine } from '../../fields/area/messages/format-delivery-line.ts'
export { AreaSheet } from '../../fields/area/ui/AreaSheet.tsx'
export { getOptionsAt } from '../../fields/area/chosen-area.ts'
export { getWantedTime } from '../../fields/wanted/wanted-time.ts'
