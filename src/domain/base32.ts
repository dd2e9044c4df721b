/** Crockford's alphabet: no I, L, O, U, which are misread; upper case, which a QR code stores in fewer bits. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_SYMBOL = 5

/** Writes an integer of 0 or more with the given number of symbols, the most significant first. */
export function encodeInteger(value: number, length: number): string {
  let symbols = ''
  for (let rest = value; symbols.length < length; rest = Math.floor(rest / SYMBOLS.length)) {
    symbols = SYMBOLS.charAt(rest % SYMBOLS.length) + symbols
  }
  return symbols
}

/** Reads what `encodeInteger` has written; every character must be a symbol. */
export function decodeInteger(symbols: string): number {
  return Array.from(symbols).reduce((value, symbol) => value * SYMBOLS.length + SYMBOLS.indexOf(symbol), 0)
}

/** Writes bytes, the most significant bit first; the last symbol is filled up with zeros. */
export function encodeBytes(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return splitEvery(bits, BITS_PER_SYMBOL)
    .map((group) => encodeInteger(parseInt(group.padEnd(BITS_PER_SYMBOL, '0'), 2), 1))
    .join('')
}

/** Reads what `encodeBytes` has written. */
export function decodeBytes(symbols: string): Uint8Array {
  const bits = Array.from(symbols, (symbol) => decodeInteger(symbol).toString(2).padStart(BITS_PER_SYMBOL, '0')).join(
    '',
  )
  const bytes = splitEvery(bits, 8).filter((group) => group.length === 8)
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2))
}

/** How many symbols `encodeBytes` writes. */
export function countSymbols(byteCount: number): number {
  return Math.ceil((byteCount * 8) / BITS_PER_SYMBOL)
}

/**
 * The symbols at the beginning of a text that somebody may have typed: in any case, with O for 0 and
 * I or L for 1, and ended by whatever stood behind it in a chat.
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
