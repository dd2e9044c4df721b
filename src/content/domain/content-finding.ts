/** A price above this multiple of the median of its category is probably a mistake. */
export const MAX_TIMES_USUAL_PRICE = 20

export type Severity = 'error' | 'warning' | 'tip'

/**
 * What the mapper can't use of an entry. Contentful refuses most of it, but a menu in a file or an older space may have
 * it all the same.
 */
const FORM_RULES = [
  'required',
  'repeated',
  'not-a-text',
  'too-long',
  'wrong-form',
  'not-an-option',
  'not-a-number',
  'not-a-whole-number',
  'not-yes-or-no',
  'not-a-date',
  'not-a-time',
  'not-a-list',
  'too-many-lines',
  'not-a-picture',
  'not-an-entry',
  'not-two-times',
  'last-day-before-first',
  'no-hours',
] as const

export type FormRule = (typeof FORM_RULES)[number]

/**
 * What Contentful can't find, mostly because it is in several fields or entries. Errors are what customers notice,
 * warnings are probably mistakes, tips possible improvements.
 */
const SEVERITIES = {
  'empty-menu': 'error',
  'broken-image': 'error',
  'unusable-id': 'error',
  'repeated-id': 'error',
  'allergens-and-none': 'error',
  'too-many': 'error',
  'too-many-extras': 'error',
  'too-many-choices': 'error',
  'lost-opening': 'error',
  'never-served': 'error',
  'notice-unreachable': 'error',
  'iftar-unreachable': 'error',
  'sold-out-choice': 'warning',
  'most-below-least': 'warning',
  'no-method': 'warning',
  'high-price': 'warning',
  'ambiguous-link': 'warning',
  'overlapping-days': 'warning',
  'closed-with-hours': 'warning',
  'outside-hours': 'warning',
  'free-below-minimum': 'warning',
  'site-category': 'warning',
  'unpublished-link': 'warning',
  'unused-config-name': 'warning',
  'nothing-discounted': 'warning',
  'without-dish': 'tip',
  'ready-after-closing': 'tip',
} as const satisfies Record<string, Severity>

export type OwnRule = keyof typeof SEVERITIES
export type RuleId = FormRule | OwnRule

/** What is in force now in place of a value that the site can't use. */
const EFFECTS = {
  kept: 'error',
  'not-orderable': 'error',
  'left-out': 'error',
  'not-offered': 'error',
  'days-unchanged': 'error',
  'days-closed': 'error',
  'days-without-delivery': 'error',
  'others-count': 'error',
  'site-own': 'error',
  'as-empty': 'error',
  'as-yes': 'error',
  'as-no': 'error',
  'not-paused': 'error',
  'not-sold-out': 'error',
  'without-end': 'error',
  'any-time': 'error',
  'fee-in-chat': 'error',
  'no-category': 'error',
  'other-language': 'warning',
  'both-shown': 'warning',
  'as-written': 'warning',
  drawing: 'warning',
  unseen: 'tip',
} as const satisfies Record<string, Severity>

export type Effect = keyof typeof EFFECTS

export type ImageProblem =
  | 'unpublished'
  | 'noFile'
  | 'elsewhere'
  | 'gone'
  /** Of a menu in a file: */
  | 'noAsset'
  | 'notInFolder'
  | 'fileName'
  | 'notAFile'
  | 'tooLarge'

export interface Finding {
  readonly rule: RuleId
  /**
   * Name of the entry as Contentful lists it; '' without one, or if the finding is about no entry.
   */
  readonly name: string
  readonly date?: string
  /** ID of the entry; '' if the finding is about none. */
  readonly id: string
  readonly type?: string
  readonly field?: string
  /** Value of the field, shortened; left out if it is empty. */
  readonly value?: string
  /** Name of the other entry concerned, '' if it has none; or of the image; or the other value. */
  readonly other?: string
  /** As `date`, of the other entry. */
  readonly otherDate?: string
  /** For 'broken-image'. */
  readonly image?: ImageProblem
  /** For a `FormRule`: what the field takes. For 'too-many': how many count. */
  readonly form?: readonly string[]
  /** For a `FormRule`: what is in force now. */
  readonly effect?: Effect
  /** For the effect 'kept': the last good value, shortened. */
  readonly kept?: string
  /** For effects on days of the week: which ones, 0 being Monday. */
  readonly weekdays?: readonly number[]
}

export function isFormRule(rule: RuleId): rule is FormRule {
  return FORM_RULES.some((each) => each === rule)
}

export function getSeverity({ rule, effect = 'as-empty' }: Finding): Severity {
  return isFormRule(rule) ? EFFECTS[effect] : SEVERITIES[rule]
}

/** A reading of the content by the page that checks it. Times are in ms since the epoch. */
export type ContentCheck =
  | {
      readonly findings: readonly Finding[]
      readonly uncheckedImageCount: number
      readonly readAt: number
    }
  /** It could not be read; the reason is for developers. */
  | { readonly findings: null; readonly reason: string }
