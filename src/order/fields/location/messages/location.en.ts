/** English messages of the customer’s location. */
export const locationEn = {
  addLocation: 'Add my location',
  finding: 'Finding you',
  added: (metres: number) => `Location added, to about ${metres} m`,
  roughly: (metres: number) => `Only roughly, to about ${metres} m`,
  far: 'This is far from our restaurant.',
  notFound: 'Your phone didn’t give the location. You can also send it in WhatsApp after the order.',
  remove: 'Remove',
}

export type LocationMessages = typeof locationEn
