/** A price above this multiple of the median of its category is probably a mistake. */
export const MAX_TIMES_USUAL_PRICE = 20

export const ERROR_RULES = [
  'empty-menu',
  'broken-image',
  'unusable-value',
  'not-two-times',
  'allergens-and-none',
  'last-day-before-first',
  'no-hours',
  'second-settings',
  'empty-gallery',
  'too-many-areas',
  'lost-opening',
  'never-served',
  'iftar-unreachable',
] as const

/** Probably mistakes. */
export const WARNING_RULES = [
  'rounded-price',
  'high-price',
  'ambiguous-link',
  'overlapping-days',
  'long-pause',
  'iftar-outside',
  'iftar-without-later',
  'free-below-minimum',
  'closed-with-hours',
  'unused-config-name',
] as const

/** Possible improvements. */
export const TIP_RULES = ['missing-image', 'one-language', 'missing-alt-text', 'pause-over', 'day-over'] as const

/**
 * What Contentful's own validations (content/sample/lahab.json) can't find. A value that they would
 * refuse and that arrives all the same is an 'unusable-value'.
 */
export type RuleId = (typeof ERROR_RULES)[number] | (typeof WARNING_RULES)[number] | (typeof TIP_RULES)[number]

export type Severity = 'error' | 'warning' | 'tip'

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
  if (ERROR_RULES.some((error) => error === rule)) return 'error'
  return TIP_RULES.some((tip) => tip === rule) ? 'tip' : 'warning'
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
