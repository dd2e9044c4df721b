import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/** The gzip of an entry collection with one name of so many megabytes: a thousandth of that on the wire. */
export function gzipBomb(megabytes: number): Promise<Buffer> {
  return buffer(Readable.from(collection(megabytes)).pipe(createGzip()))
}

function* collection(megabytes: number): Generator<Buffer> {
  const [before, after] = JSON.stringify({
    sys: { type: 'Array' },
    total: 1,
    skip: 0,
    limit: 1000,
    items: [{ sys: { id: 'bomb', type: 'Entry' }, fields: { nameEn: '|', nameAr: 'x', price: 1, category: 'Fries' } }],
  }).split('|')
  const megabyte = Buffer.alloc(MEGABYTE, 'x')
  yield Buffer.from(before ?? '')
  for (let count = 0; count < megabytes; count++) yield megabyte
  yield Buffer.from(after ?? '')
}
