/** For the device, once it may tell. */
const TIMEOUT_MS = 10_000
/** The first time, a position that the device has found this long ago is still good. Who asks again wants another. */
const MAX_AGE_MS = 60_000
/** Some apps with a browser of their own never answer, and the time for the question is not limited. */
const NO_ANSWER_MS = 60_000

let hasAsked = false

/**
 * Asks the device where it is, after the customer has allowed it. Rejects where it may not or can't tell: browsers
 * refuse it to pages without https.
 */
export function findPosition(): Promise<GeolocationCoordinates> {
  const maximumAge = hasAsked ? 0 : MAX_AGE_MS
  hasAsked = true
  return new Promise((resolve, reject) => {
    setTimeout(reject, NO_ANSWER_MS)
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: TIMEOUT_MS,
      maximumAge,
    })
  })
}
