/** Left-to-right isolate (U+2066), for hours, prices and percentages inside Arabic text. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`

/** First-strong isolate (U+2068), for a text of unknown direction, so that it cannot reorder its surroundings. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
