import fc from 'fast-check'
import { OWNER_CHANGES, type OwnerChange } from './shop.ts'

/** The dishes of the shop. */
const DISHES = ['sandwich', 'burger', 'cola', 'fries', 'omelette', 'meal'] as const
const PEOPLE = ['Sara', 'عمر', ''] as const

/** Lines, requests and extras are named by their number, counted round where there are fewer. */
export type Step =
  | { readonly kind: 'add' | 'take'; readonly dish: string }
  | LineStep
  | { readonly kind: 'several'; readonly isOn: boolean }
  | { readonly kind: 'restore' | 'dismiss'; readonly line: number }
  | { readonly kind: 'method'; readonly method: 'delivery' | 'pickup' }
  | { readonly kind: 'field'; readonly field: FieldName; readonly text: string }
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'payment'; readonly payment: 'card' | 'exact' | 'note' }
  | { readonly kind: 'wanted'; readonly wanted: 'now' | 'open' | 'iftar' | 'noon' }
  | { readonly kind: 'car'; readonly car: string | null }
  | { readonly kind: 'owner'; readonly change: OwnerChange }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: PlainStep }

/** What is done with a line that counts. */
export type LineStep =
  | { readonly kind: 'more' | 'less' | 'split' | 'remove'; readonly line: number }
  | { readonly kind: 'request' | 'extra'; readonly line: number; readonly choice: number }
  | { readonly kind: 'person'; readonly line: number; readonly name: string }

type FieldName = 'first name' | 'address' | 'unit' | 'makani' | 'comment'

/** Steps that need no more than their name; those that are tried more often stand here twice. */
const PLAIN_STEPS = [
  'undo removal',
  'undo removal',
  'location',
  'show errors',
  'hand off',
  'hand off',
  'clear',
  'undo clear',
  'undo clear',
  'owner takes all changes back',
  'owner takes all changes back',
  'restart',
  'restart',
  'other language',
  'other language',
  'older page without burger',
  'older page without burger',
] as const
type PlainStep = (typeof PLAIN_STEPS)[number]

const line = fc.nat({ max: 4 })

/** Any step of a customer, or of the owner meanwhile. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), dish: fc.constantFrom(...DISHES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), dish: fc.constantFrom(...DISHES) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('more', 'less', 'split', 'split', 'remove'), line }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('request', 'extra'), line, choice: fc.nat({ max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('person' as const), line, name: fc.constantFrom(...PEOPLE) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('several' as const), isOn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('restore', 'dismiss'), line }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom('delivery', 'pickup') }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      { kind: 'field', field: 'first name', text: 'Salma' },
      { kind: 'field', field: 'address', text: 'Villa 7, Al Barsha 1' },
      { kind: 'field', field: 'unit', text: '12B' },
      { kind: 'field', field: 'makani', text: '30032 95320' },
      { kind: 'field', field: 'makani', text: '3003' },
      { kind: 'field', field: 'comment', text: 'ring twice' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('area' as const),
      area: fc.constantFrom('marina', 'marina', 'deira', 'otherAreas'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('payment' as const), payment: fc.constantFrom('card', 'exact', 'note') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wanted' as const),
      wanted: fc.constantFrom('now', 'open', 'iftar', 'noon'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('car' as const), car: fc.constantFrom('white Patrol', '', null) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('owner' as const), change: fc.constantFrom(...OWNER_CHANGES) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 90) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom(...PLAIN_STEPS) }) },
)

/** An order that can be sent, with which each sequence begins. */
export const ORDER: readonly Step[] = [
  { kind: 'add', dish: 'sandwich' },
  { kind: 'add', dish: 'sandwich' },
  { kind: 'add', dish: 'burger' },
  { kind: 'method', method: 'delivery' },
  { kind: 'field', field: 'first name', text: 'Salma' },
  { kind: 'field', field: 'address', text: 'Villa 7, Al Barsha 1' },
  { kind: 'area', area: 'marina' },
]

/** Steps in any order. */
export const sequences: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 25, maxLength: 25 })
