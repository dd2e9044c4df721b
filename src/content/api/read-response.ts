import { UnusableResponseError } from './fetch-failure.ts'
import { getField } from '../mapping/map-asset.ts'

const MAX_TEXT_LENGTH = 20_000
const MAX_URL_LENGTH = 2_000
const MAX_ALT_TEXT_LENGTH = 500
/** Longer than any list of the site, the pictures of a gallery entry included. */
const MAX_LIST_LENGTH = 100
/** Links of one response to assets: one for each dish, and a large gallery. */
const MAX_ASSET_LINKS = 2_000
/**
 * Normalising takes quadratic time in the length of such a run. Arabic letters carry two or three
 * marks.
 */
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu

/** An asset of a response, with that part of its fields that the site uses. */
interface ReadAsset {
  readonly sys: { readonly id: string; readonly type: 'Asset' }
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ReadEntry {
  readonly id: string
  readonly contentType: unknown
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ReadResponse {
  readonly entries: readonly ReadEntry[]
  /** The categories that they link, each once. */
  readonly linkedCategories: readonly ReadEntry[]
}

/**
 * Returns the entries of a Delivery API response with their content type and linked assets. Follows
 * no other links and truncates each value, so that the cost is bounded by the response's size.
 * Links to entries stay links; links to missing assets, and in lists to missing entries, are omitted,
 * except for tools that report them. Throws an UnusableResponseError for anything but a list of at most `maxEntries` entries.
 */
export function readResponse(response: unknown, maxEntries: number, unresolvedLinks: 'omit' | 'keep'): ReadResponse {
  const items: unknown = getField(response, 'items')
  if (!Array.isArray(items)) throw new UnusableResponseError('no items in the response')
  if (items.length > maxEntries) throw new UnusableResponseError(`more than ${maxEntries} entries in a response`)
  const includes = getField(response, 'includes')
  const assets = new Map(toList(getField(includes, 'Asset')).map((asset) => [getId(asset), readAsset(asset)]))
  const linkedEntries = toList(getField(includes, 'Entry'))
  const entryIds = new Set([...toList(items), ...linkedEntries].map(getId))
  let assetLinks = 0

  function readLink(link: unknown, linkType: unknown, isInList: boolean): unknown {
    const id = getId(link)
    const bareLink = { sys: { type: 'Link', linkType, id } }
    const asset = linkType === 'Asset' ? assets.get(id) : undefined
    if (asset !== undefined) {
      assetLinks += 1
      if (assetLinks > MAX_ASSET_LINKS) throw new UnusableResponseError(`more than ${MAX_ASSET_LINKS} links to assets`)
      return asset
    }
    // The only entry that a field links is never omitted: the item's mapper logs that it is missing.
    const isEntry = linkType === 'Entry' && (!isInList || entryIds.has(id))
    return isEntry || unresolvedLinks === 'keep' ? bareLink : undefined
  }

  function readValue(value: unknown, isInList: boolean): unknown {
    if (typeof value === 'string') return readText(value, MAX_TEXT_LENGTH)
    if (typeof value !== 'object' || value === null) return value
    const sys = getField(value, 'sys')
    if (getField(sys, 'type') === 'Link') return readLink(value, getField(sys, 'linkType'), isInList)
    // The site uses neither rich text nor other objects; the check reports their type.
    const nodeType = getField(value, 'nodeType')
    return typeof nodeType === 'string' ? { nodeType: readText(nodeType, MAX_ALT_TEXT_LENGTH) } : {}
  }

  function readFields(entry: unknown): ReadEntry['fields'] {
    const fields = getField(entry, 'fields')
    if (typeof fields !== 'object' || fields === null) throw new UnusableResponseError('an entry has no fields')
    const read = Object.entries(fields).map(([name, value]): [string, unknown] => {
      if (!Array.isArray(value)) return [name, readValue(value, false)]
      return [
        name,
        value
          .slice(0, MAX_LIST_LENGTH)
          .map((each) => readValue(each, true))
          .filter(isDefined),
      ]
    })
    return Object.fromEntries(read.filter(([, value]) => isDefined(value)))
  }

  function readEntry(entry: unknown): ReadEntry {
    const id = getId(entry)
    if (typeof id !== 'string') throw new UnusableResponseError('an entry has no ID')
    return { id: readText(id, MAX_ALT_TEXT_LENGTH), contentType: getContentType(entry), fields: readFields(entry) }
  }

  return {
    entries: items.map(readEntry),
    linkedCategories: linkedEntries.filter((entry) => getContentType(entry) === 'category').map(readEntry),
  }
}

function readAsset(asset: unknown): ReadAsset {
  const fields = getField(asset, 'fields')
  const file = getField(fields, 'file')
  const image = getField(getField(file, 'details'), 'image')
  const readString = (value: unknown, max: number): unknown =>
    typeof value === 'string' ? readText(value, max) : undefined
  const readNumber = (value: unknown): unknown => (typeof value === 'number' ? value : undefined)
  return {
    sys: { id: String(getId(asset)), type: 'Asset' },
    fields: {
      title: readString(getField(fields, 'title'), MAX_ALT_TEXT_LENGTH),
      description: readString(getField(fields, 'description'), MAX_ALT_TEXT_LENGTH),
      file: {
        url: readString(getField(file, 'url'), MAX_URL_LENGTH),
        contentType: readString(getField(file, 'contentType'), MAX_URL_LENGTH),
        details: {
          image: { width: readNumber(getField(image, 'width')), height: readNumber(getField(image, 'height')) },
        },
      },
    },
  }
}

function readText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(LONG_RUN_OF_MARKS, '$1')
}

function getId(resource: unknown): unknown {
  return getField(getField(resource, 'sys'), 'id')
}

function getContentType(entry: unknown): unknown {
  return getId(getField(getField(entry, 'sys'), 'contentType'))
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isDefined(value: unknown): boolean {
  return value !== undefined
}
