/** How a customer gets an order. */
export type ReceiveMethod = 'delivery' | 'pickup'
