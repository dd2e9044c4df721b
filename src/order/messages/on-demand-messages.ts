import { createMessages } from '#i18n/create-messages.ts'
import { onDemandAr } from './on-demand.ar.ts'
import { onDemandEn, type OnDemandMessages } from './on-demand.en.ts'

/** Messages that load with the parts of checkout that show them. What loads at once takes none of them. */
export const { get: getOnDemandMessages, use: useOnDemandMessages } = createMessages<OnDemandMessages>(
  onDemandAr,
  onDemandEn,
)

export type { OnDemandMessages }
