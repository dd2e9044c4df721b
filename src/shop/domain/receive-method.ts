export type ReceiveMethod = 'delivery' | 'pickup'
