/**
 * The drawings of the placeholder, one a kind of dish, on a field of 48 by 48: cream lines in the colour of the text
 * around them, parts in saffron. Ours; drawn by hand.
 */
const BUN = 'M10 21c0-7 6-12 14-12s14 5 14 12z'
const HEEL = 'M11 36h26v1a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4z'

const line = (d: string): string => `<path d="${d}"/>`
const filled = (d: string): string => `<path fill="#f7a823" stroke="none" d="${d}"/>`
const accent = (d: string): string => `<path stroke="#f7a823" d="${d}"/>`

const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  all: [line('M24 37a13 13 0 1 0 0-26 13 13 0 0 0 0 26'), filled('M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14')].concat(
    line('M5 11v7a2 2 0 0 0 4 0v-7M7 20v18M43 38V11c-3 2-3 8-3 13h3'),
  ),
  'chicken-shawarma': [
    filled('M18 14a6 6 0 0 1 12 0l-2 3h-8z'),
    line('M16 24V14a8 8 0 0 1 16 0v10M14 24h20l-4 18H18zM16 24l13 18M25 24l7 9'),
  ],
  'meat-shawarma': [
    filled('M14 13h20l-2 7H16zM17 22h14l-1 6H18zM18 30h12l-2 6h-8z'),
    line('M24 4v5M24 37v7M15 44h18M13 12h22l-6 25H19z'),
  ],
  'shawarma-mix': [
    filled('M14 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6M11 27a3 3 0 1 0 0-6 3 3 0 0 0 0 6'),
    line('M14 8h21a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10M11 19h26a5 5 0 0 1 0 10H11a5 5 0 0 1 0-10M4 33h40l-5 7H9z'),
  ],
  'chicken-comboo-meals': [
    filled('M8 28h17v4H8z'),
    line('M8 27c0-5 4-8 8.5-8s8.5 3 8.5 8zM9 33h15v1a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3z'),
    line('M30 17h12l-2 20h-8zM36 17l2-9h4M4 41h40'),
  ],
  'chicken-burgers': [
    filled('M10 28.5h28l-1.5 4.5-3-1.5-3 1.5-3-1.5-3.5 1.5-3-1.5-3 1.5-3-1.5-3 1.5z'),
    line(BUN),
    accent('M9 24.5c3 0 3 2 5 2s3-2 5-2 3 2 5 2 3-2 5-2 3 2 5 2 3-2 5-2'),
    line(HEEL),
    line('M19 15h.01M24 13h.01M29 15.5h.01'),
  ],
  'beef-burgers': [
    filled('M10 28h28a2 2 0 0 1 0 5H10a2 2 0 0 1 0-5'),
    line(BUN),
    accent('M10 24.5h28M22 24.5l5 5 5-5'),
    line(HEEL),
    line('M19 15h.01M24 13h.01M29 15.5h.01'),
  ],
  fries: [
    filled('M15 10h4v13h-4zM20.5 5h4v18h-4zM26 8h4v15h-4zM31 12h3.5v11H31z'),
    line('M12 21c4 4 20 4 24 0l-3 22H15z'),
  ],
  beverages: [filled('M15.5 24h17l-1.5 17H17z'), line('M13 15h22l-3 28H16zM10 15h28M25 15l3-11h6M20 30h5v5h-5z')],
  sauces: [
    filled('M24 5c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11'),
    line('M7 26h34c0 8-5 14-11 16H18c-6-2-11-8-11-16zM12 31c2 5 5 7 8 8'),
  ],
}

/** Symbols of the sprite, `drawn-fries` and so on. */
export const drawnSymbols: readonly string[] = Object.entries(DRAWINGS).map(
  ([id, parts]) =>
    `<symbol id="drawn-${id}" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g></symbol>`,
)
