import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 }

/** Any well-formed text. fast-check's own unit 'binary' takes seconds to prepare, in every process. */
export const anyText = fc.string({
  unit: fc
    .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
    .map((index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count)),
})
