import { Refusal } from './answers.ts'
import type { Resource, Space } from './space.ts'

interface Field {
  readonly id: string
  readonly name?: string
  readonly type: string
  readonly linkType?: string
  readonly required?: boolean
  readonly validations?: readonly Validation[]
  readonly items?: { readonly type: string; readonly linkType?: string }
}

interface Validation {
  readonly in?: readonly unknown[]
  readonly size?: { readonly min?: number; readonly max?: number }
  readonly range?: { readonly min?: number; readonly max?: number }
}

const FIELD_TYPES = ['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean', 'Object', 'Location', 'Link', 'Array']

/** A content type that no space would take. */
export function checkContentType(body: Readonly<Record<string, unknown>>): void {
  const { name, displayField } = body
  const fields = Array.isArray(body['fields']) ? (body['fields'] as readonly Field[]) : []
  const isSound =
    typeof name === 'string' &&
    fields.length > 0 &&
    fields.every((field) => /^[a-zA-Z]\w{0,63}$/.test(field.id) && !!field.name && FIELD_TYPES.includes(field.type)) &&
    fields.every(({ type, linkType, items }) => (type === 'Link') === !!linkType && (type === 'Array') === !!items) &&
    new Set(fields.map(({ id }) => id)).size === fields.length
  if (!isSound) throw new Refusal('ValidationFailed', { errors: [{ name: 'type', path: ['fields'] }] })
  const canName = ({ id, type }: Field): boolean => id === displayField && (type === 'Symbol' || type === 'Text')
  if (displayField && !fields.some(canName)) {
    throw new Refusal('ValidationFailed', { errors: [{ name: 'missing', path: ['displayField'] }] })
  }
}

/** Fields that the published content type does not have, and values of another type, are refused when saved. */
export function checkSavedEntry(space: Space, contentType: string, fields: object): void {
  const known = new Map(fieldsOf(space, contentType).map((field) => [field.id, field]))
  for (const [id, byLocale] of Object.entries(fields)) {
    const field = known.get(id)
    if (field === undefined) throw new Refusal('UnknownField', { errors: [{ name: 'unknown', path: ['fields', id] }] })
    for (const [locale, value] of Object.entries(byLocale as object)) {
      const isOfType = locale === space.defaultLocale && isOf(field, value)
      if (!isOfType) throw new Refusal('InvalidEntry', { errors: [{ name: 'type', path: ['fields', id, locale] }] })
    }
  }
}

/** What must be there and what its validations allow is checked when an entry is published, and so are its links. */
export function checkPublishedEntry(space: Space, entry: Resource): void {
  const contentType = (entry.sys['contentType'] as { sys: { id: string } }).sys.id
  const fields = entry['fields'] as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  for (const field of fieldsOf(space, contentType)) {
    const value = fields[field.id]?.[space.defaultLocale]
    const path = ['fields', field.id]
    if (value === undefined && field.required)
      throw new Refusal('InvalidEntry', { errors: [{ name: 'required', path }] })
    if (value !== undefined && !(field.validations ?? []).every((validation) => satisfies(validation, value))) {
      throw new Refusal('InvalidEntry', { errors: [{ name: 'in', path, value }] })
    }
    const links = field.type === 'Link' ? [value] : field.type === 'Array' ? (value as unknown[]) : []
    for (const link of links) {
      const id = (link as { sys: { id: string } } | undefined)?.sys.id
      if (id !== undefined && space.assets.get(id)?.sys.publishedVersion === undefined) {
        throw new Refusal('UnresolvedLinks', { errors: [{ name: 'notResolvable', path, link }] })
      }
    }
  }
}

/** Whether a space would take a field under its old name: the type of a published field never changes. */
export function checkSameTypes(before: Resource | undefined, after: Readonly<Record<string, unknown>>): void {
  const old = new Map(((before?.['fields'] ?? []) as readonly Field[]).map(({ id, type }) => [id, type]))
  const changed = (after['fields'] as readonly Field[]).filter(({ id, type }) => (old.get(id) ?? type) !== type)
  if (changed.length > 0) throw new Refusal('ValidationFailed', { errors: changed.map(({ id }) => ({ path: [id] })) })
}

function fieldsOf(space: Space, contentType: string): readonly Field[] {
  const type = space.publishedTypes.get(contentType)
  if (type === undefined) throw new Refusal('NotFound', { type: 'ContentType', id: contentType })
  return type['fields'] as readonly Field[]
}

function isOf({ type, linkType, items }: Pick<Field, 'type' | 'linkType' | 'items'>, value: unknown): boolean {
  if (type === 'Number') return typeof value === 'number'
  if (type === 'Array') return Array.isArray(value) && items !== undefined && value.every((one) => isOf(items, one))
  if (type !== 'Link') return typeof value === 'string'
  const sys = (value as { sys?: { type?: string; linkType?: string } } | null)?.sys
  return sys?.type === 'Link' && sys.linkType === linkType
}

function satisfies({ in: allowed, size, range }: Validation, value: unknown): boolean {
  if (allowed !== undefined && !allowed.includes(value)) return false
  if (size !== undefined && !within((value as string).length, size)) return false
  return range === undefined || within(Number(value), range)
}

function within(measure: number, { min = -Infinity, max = Infinity }: { min?: number; max?: number }): boolean {
  return measure >= min && measure <= max
}
