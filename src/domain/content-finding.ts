/** Longer texts are hard to read on a phone. */
export const MAX_CHARACTERS = { name: 60, description: 300 } as const

/** Problems that customers notice. */
export const ERROR_RULES = [
  'empty-menu',
  'missing-name',
  'bad-price',
  'unknown-category',
  'duplicate-name',
  'duplicate-id',
  'broken-image',
  'unusable-value',
  'second-settings',
  'empty-gallery',
] as const

/** Problems that are worth a look. */
export const WARNING_RULES = [
  'rounded-price',
  'missing-image',
  'missing-translation',
  'long-text',
  'bad-sort-order',
  'duplicate-sort-order',
  'ambiguous-link',
  'overlapping-days',
  'long-pause',
  'missing-alt-text',
  'unused-config-name',
] as const

export type RuleId = (typeof ERROR_RULES)[number] | (typeof WARNING_RULES)[number]

/** What to do about a value that can't be used. */
export type CureKind =
  /** Yes or No. */
  | 'yesOrNo'
  /** A number in a range, which is the detail: '0–5000'. */
  | 'number'
  /** A text of at most so many characters. */
  | 'shorterText'
  /** A text in the form of the detail: '13:00'. */
  | 'example'
  /** Some of the options in the detail: 'cash, card'. */
  | 'choice'
  | 'list'
  | 'date'
  | 'dateAndTime'
  | 'twoTimes'
  | 'allergensOrNone'
  | 'lastDayFirst'
  | 'hoursOrClosed'
  | 'bothNames'

export interface Cure {
  readonly kind: CureKind
  /** '' where the kind says it all. */
  readonly detail: string
}

/** Why an image is not shown. */
export type ImageProblem = 'unpublished' | 'noFile' | 'elsewhere' | 'gone'

/** One violation of a rule. */
export interface Finding {
  readonly rule: RuleId
  /** Name of the entry as Contentful lists it, or its ID without one; '' if the finding is about none. */
  readonly name: string
  /** ID of the entry; '' if the finding is about none. */
  readonly id: string
  /** Name of its content type in Contentful: 'Menu item'. */
  readonly type?: string
  /** Name of the field in Contentful: 'Name (Arabic)'. */
  readonly field?: string
  /** What is in the field, shortened; left out if it is empty. */
  readonly value?: string
  /** Name of the other entry concerned, or of the image. */
  readonly other?: string
  /** For 'unusable-value'. */
  readonly cure?: Cure
  /** For 'broken-image'. */
  readonly image?: ImageProblem
}

/** True for a problem that customers notice. */
export function isError({ rule }: Finding): boolean {
  return ERROR_RULES.some((error) => error === rule)
}

/** What a check of the content counts and finds. */
export interface ContentReport {
  readonly findings: readonly Finding[]
  readonly itemCount: number
  readonly galleryImageCount: number
  readonly areaCount: number
}

/** A reading of the content by the page that checks it. Times are in ms since the epoch. */
export type ContentCheck =
  | { readonly report: ContentReport; readonly readAt: number }
  /** It could not be read; the reason is for developers. */
  | { readonly report: null; readonly reason: string }
