import { gzipSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024

/**
 * The gzip of an entry collection with one name of so many megabytes: a thousandth of that on the wire. Its parts are
 * compressed by themselves, which gzip allows, so that it is made at once however large it is.
 */
export function gzipBomb(megabytes: number): Buffer {
  const [before = '', after = ''] = JSON.stringify({
    sys: { type: 'Array' },
    total: 1,
    skip: 0,
    limit: 1000,
    items: [{ sys: { id: 'bomb', type: 'Entry' }, fields: { nameEn: '|', nameAr: 'x', price: 1, category: 'Fries' } }],
  }).split('|')
  const megabyte = gzipSync(Buffer.alloc(MEGABYTE, 'x'))
  return Buffer.concat([gzipSync(before), ...Array.from({ length: megabytes }, () => megabyte), gzipSync(after)])
}
