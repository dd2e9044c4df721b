/** The start of an address that opens a map, in an app where there is one; the coordinates follow. */
export const MAP_URL_START = 'https://www.google.com/maps/search/?api=1&query='

/** Returns the address of a place to about one metre: '…query=25.11283,55.19741'. */
export function toMapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${MAP_URL_START}${latitude.toFixed(5)},${longitude.toFixed(5)}`
}
