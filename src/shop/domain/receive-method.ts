/** In the order shown. */
export const RECEIVE_METHODS = ['delivery', 'pickup'] as const
export type ReceiveMethod = (typeof RECEIVE_METHODS)[number]
