/** Left-to-right isolate, for hours, prices and percentages inside Arabic text. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`

/** First-strong isolate, for a name of unknown direction inside Arabic text. */
export const isolateName = (text: string): string => `\u2068${text}\u2069`
