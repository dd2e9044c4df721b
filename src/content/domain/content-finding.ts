/** A price above this multiple of the median of its category is probably a mistake. */
export const MAX_TIMES_USUAL_PRICE = 20

export type Severity = 'error' | 'warning' | 'tip'

/**
 * What Contentful's own validations (content/sample/lahab.json) can't find. A value that they would
 * refuse and that arrives all the same is an 'unusable-value'. Errors are what customers notice,
 * warnings are probably mistakes, tips possible improvements.
 */
const SEVERITIES = {
  'empty-menu': 'error',
  'broken-image': 'error',
  'unusable-value': 'error',
  'unusable-id': 'error',
  'not-two-times': 'error',
  'allergens-and-none': 'error',
  'last-day-before-first': 'error',
  'no-hours': 'error',
  'second-settings': 'error',
  'empty-gallery': 'error',
  'too-many-areas': 'error',
  'too-many-extras': 'error',
  'too-many-categories': 'error',
  'lost-opening': 'error',
  'never-served': 'error',
  'iftar-unreachable': 'error',
  'rounded-price': 'warning',
  'high-price': 'warning',
  'ambiguous-link': 'warning',
  'overlapping-days': 'warning',
  'extra-without-dish': 'warning',
  'unusable-category': 'warning',
  'long-pause': 'warning',
  'stays-sold-out': 'warning',
  'long-sold-out': 'warning',
  'iftar-outside': 'warning',
  'iftar-without-later': 'warning',
  'free-below-minimum': 'warning',
  'closed-with-hours': 'warning',
  'delivery-while-closed': 'warning',
  'other-discount': 'warning',
  'other-last-day': 'warning',
  'unused-config-name': 'warning',
  'category-without-dish': 'tip',
  'unpublished-dish': 'tip',
  'missing-image': 'tip',
  'one-language': 'tip',
  'missing-alt-text': 'tip',
  'pause-over': 'tip',
  'notice-over': 'tip',
  'offer-over': 'tip',
  'no-last-day': 'tip',
  'day-over': 'tip',
} as const satisfies Record<string, Severity>

export type RuleId = keyof typeof SEVERITIES

export type ImageProblem = 'unpublished' | 'noFile' | 'elsewhere' | 'gone'

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
}

export function getSeverity({ rule }: Finding): Severity {
  return SEVERITIES[rule]
}

export interface ContentReport {
  readonly findings: readonly Finding[]
  readonly itemCount: number
  readonly galleryImageCount: number
  readonly areaCount: number
}

/** A reading of the content by the page that checks it. Times are in ms since the epoch. */
export type ContentCheck =
  | {
      readonly report: ContentReport
      readonly uncheckedImageCount: number
      readonly readAt: number
    }
  /** It could not be read; the reason is for developers. */
  | { readonly report: null; readonly reason: string }
