/**
 * Returns a function that says whether one more event is taken at this time, in ms: so many a second
 * on average, and as many at once after a quiet second.
 */
export function createTokenBucket(perSecond: number): (nowMs: number) => boolean {
  let tokens = perSecond
  let filledAt = -Infinity
  return (nowMs) => {
    tokens = Math.min(perSecond, tokens + ((nowMs - filledAt) / 1000) * perSecond)
    filledAt = nowMs
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
