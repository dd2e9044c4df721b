/** Hours of a day in Dubai, 'HH:MM' each: from the first minute up to, not including, the last. */
export type ServedHours = readonly [from: string, until: string]

/** Why an item can't be ordered now, or the hours in which it can. Left out of an item: always available. */
export type Availability = 'soldOut' | ServedHours
