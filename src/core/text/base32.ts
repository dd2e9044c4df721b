/**
 * Crockford's alphabet: no I, L, O, U, which are misread; upper case, which a QR code stores in
 * fewer bits.
 */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Writes an integer of 0 or more with the given number of symbols, the most significant first. */
export function encodeInteger(value: number, length: number): string {
  let symbols = ''
  for (let rest = value; symbols.length < length; rest = Math.floor(rest / SYMBOLS.length)) {
    symbols = SYMBOLS.charAt(rest % SYMBOLS.length) + symbols
  }
  return symbols
}

/** Decodes the result of `encodeInteger`; every character must be a symbol. */
export function decodeInteger(symbols: string): number {
  return Array.from(symbols).reduce((value, symbol) => value * SYMBOLS.length + SYMBOLS.indexOf(symbol), 0)
}

/**
 * Returns the leading symbols of a text that may be typed: in any case, with O for 0 and I or L for
 * 1, up to the first other character.
 */
export function readSymbols(text: string): string {
  const corrected = text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]*/.exec(corrected)?.[0] ?? ''
}

/** Cuts a text into parts of a length; the last may be shorter. */
export function splitEvery(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}

/** Writes bytes as one row of bits; the last symbol is filled up with zeros. */
export function encodeBytes(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return splitEvery(bits, 5)
    .map((five) => encodeInteger(Number.parseInt(five.padEnd(5, '0'), 2), 1))
    .join('')
}

/** Decodes the result of `encodeBytes`; every character must be a symbol. */
export function decodeBytes(symbols: string): Uint8Array {
  const bits = Array.from(symbols, (symbol) => decodeInteger(symbol).toString(2).padStart(5, '0')).join('')
  const bytes = splitEvery(bits, 8).filter(({ length }) => length === 8)
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}
