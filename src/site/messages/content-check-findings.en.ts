import {
  DATE_YEARS,
  MAX_CHARACTERS,
  MAX_TIMES_USUAL_PRICE,
  type FixKind,
  type Finding,
  type ImageProblem,
  type RuleId,
} from '../../content/domain/content-finding.ts'
import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'
import { CATEGORIES } from '../../menu/domain/menu.ts'
import { MAX_PRICE_AED } from '../../core/specification.ts'

/** Problem and fix, a sentence each. */
export interface FindingText {
  readonly problem: string
  readonly fix: string
}

const YEARS = `${DATE_YEARS.first}–${DATE_YEARS.last}`

const images = {
  unpublished: 'The picture is not published.',
  noFile: 'The picture has no file.',
  elsewhere: 'The picture is not stored in Contentful.',
  gone: 'The file of the picture is missing.',
} satisfies Record<ImageProblem, string>

/** Fixes of an unusable value; `detail` is that of the fix. */
const fixes = {
  yesOrNo: () => 'Choose Yes or No, or clear the field.',
  number: (range) => `Enter a number (${range}), or clear the field.`,
  shorterText: (max) => `Enter a text of at most ${max} characters.`,
  example: (example) => `Write it like this: ${example}`,
  choice: (options) => `Choose from these: ${options}.`,
  list: () => 'Clear the field and enter it again, line by line.',
  date: () => `Choose a date (${YEARS}).`,
  dateAndTime: () => `Choose a date (${YEARS}) with a time and a time zone (Dubai is +04:00), or clear the field.`,
  twoTimes: () => 'Enter two different times in Served from and Served until, or clear both.',
  allergensOrNone: (none) => `Choose either allergens or “${none}”. Until then the allergens count.`,
  lastDayFirst: () => 'Choose a last day that is not before the first day.',
  hoursOrClosed: (example) => `Enter hours such as ${example}, or set Closed to Yes.`,
  bothNames: () => 'Enter a name in both languages.',
  plainText: () => 'Ask your developer: in Contentful this field must have the type Text.',
} satisfies Record<FixKind, (detail: string) => string>

/** Problems of unusable values that differ from the general sentence. */
const unusable: Readonly<Partial<Record<FixKind, string>>> = {
  date: 'Without a usable date these days change nothing.',
  lastDayFirst: 'The last day comes before the first day, so these days change nothing.',
  hoursOrClosed: 'There are no usable hours, so these days change nothing.',
  twoTimes: 'These are not two different times, so the dish is served at any time.',
  allergensOrNone: 'Allergens and “none” contradict each other.',
  bothNames: 'The area has no name and is not shown.',
  plainText: 'This is formatted text or a list, not plain text, so customers don’t see it.',
}

/** English messages of the findings. `content-check-findings.ar.ts` must have the same shape. */
export const findingsEn = {
  'empty-menu': () => ({ problem: 'The menu has no dishes.', fix: 'Publish at least one dish.' }),
  'missing-name': () => ({
    problem: 'The name is missing.',
    fix: 'Fill in both names. A dish without any name is not shown.',
  }),
  'bad-price': () => ({
    problem: 'There is no usable price: without one the dish can’t be ordered, with 0 it costs nothing.',
    fix: `Enter a price in AED, from 0.01 to ${MAX_PRICE_AED}.`,
  }),
  'unknown-category': () => ({
    problem: 'The site doesn’t know this category. The dish is listed under All only.',
    fix: `Choose one of the ${CATEGORIES.length} categories in the list.`,
  }),
  'duplicate-name': ({ other = '' }) => ({
    problem: `Another dish has the same name: ${other}.`,
    fix: 'Rename one of the two, or unpublish it.',
  }),
  'duplicate-id': ({ other = '' }) => ({
    problem: `Contentful lists this dish twice, beside ${other}; this one is not shown.`,
    fix: 'Delete it and create it again.',
  }),
  'broken-image': ({ image }) => ({
    problem: image === undefined ? 'The picture does not load.' : images[image],
    fix: 'Upload it under Media, publish it, and choose it again in this entry.',
  }),
  'unusable-value': ({ fix }) => ({
    problem:
      (fix && unusable[fix.kind]) ??
      'The site can’t use this. It keeps the last value that it could use, or goes on without one.',
    fix: fix === undefined ? 'Clear the field.' : fixes[fix.kind](fix.detail),
  }),
  'second-settings': () => ({
    problem: 'There is more than one entry of Shop settings. Only the oldest one counts.',
    fix: 'Write what you need of it into the oldest one, then unpublish and delete this one.',
  }),
  'empty-gallery': () => ({ problem: 'The gallery has no pictures.', fix: 'Publish a Gallery entry with pictures.' }),
  'too-many-areas': ({ value = '' }) => ({
    problem: `There are ${value} delivery areas. Customers can choose only the ${MAX_DELIVERY_AREAS} oldest ones.`,
    fix: 'Unpublish the areas that you don’t need, or make one of several.',
  }),
  'duplicate-area': ({ other = '' }) => ({
    problem: `Another delivery area has the same name: ${other}. Customers can’t tell the two apart.`,
    fix: 'Rename one of the two, or unpublish it.',
  }),
  'lost-opening': ({ other = '' }) => ({
    problem: `Last orders are so long before closing that nobody can order in this opening: ${other}. Customers see that the shop is closed.`,
    fix: 'Make the opening longer, or Last orders, minutes before closing smaller.',
  }),
  'never-served': () => ({
    problem: 'The shop is closed in all of these hours, so customers can never order this dish.',
    fix: 'Change Served from and Served until, or the opening hours.',
  }),
  'iftar-unreachable': ({ other = '' }) => ({
    problem: `Customers can’t order for these iftar times: the shop is closed, or opens less than ${other} minutes before.`,
    fix: 'Open earlier on these days, or make Earliest time, minutes from now smaller.',
  }),
  'rounded-price': () => ({
    problem: 'The price has more than two decimals and is rounded.',
    fix: 'Enter at most two decimals.',
  }),
  'missing-image': () => ({
    problem: 'There is no picture. The site draws the category instead.',
    fix: 'Add a picture, four to three and at least 1200 pixels wide.',
  }),
  'missing-translation': () => ({
    problem: 'The description is in the other language only.',
    fix: 'Fill in both descriptions, or neither.',
  }),
  'long-text': () => ({
    problem: 'The text is too long to read well on a phone.',
    fix: `Use at most ${MAX_CHARACTERS.name} characters for a name, ${MAX_CHARACTERS.description} for a description.`,
  }),
  'one-language': () => ({
    problem: 'The text is in the other language only, and shown in both.',
    fix: 'Fill in both languages.',
  }),
  'missing-title': () => ({
    problem: 'There is no title, so Contentful lists this entry as Untitled.',
    fix: 'Enter a title. Customers don’t see it.',
  }),
  'high-price': () => ({
    problem: `The price is more than ${MAX_TIMES_USUAL_PRICE} times as high as is usual in this category.`,
    fix: 'Check the decimal point.',
  }),
  'bad-sort-order': () => ({
    problem: 'The position in the menu is not a whole number and does not count.',
    fix: 'Enter a whole number.',
  }),
  'duplicate-sort-order': ({ other = '' }) => ({
    problem: `Another dish has the same position in the menu: ${other}.`,
    fix: 'Give each dish a number of its own.',
  }),
  'ambiguous-link': ({ other = '' }) => ({
    problem: `Links to orders can’t tell this dish from ${other}.`,
    fix: 'Delete one of the two and create it again.',
  }),
  'overlapping-days': ({ other = '' }) => ({
    problem: `Another special day has some of the same dates: ${other}. There the one that begins later counts.`,
    fix: 'Check First day and Last day of both.',
  }),
  'long-pause': () => ({
    problem: 'The pause ends more than a day from now.',
    fix: 'Check the date, or clear the field.',
  }),
  'pause-over': () => ({
    problem: 'This time is past, so nothing is paused.',
    fix: 'Clear the field, or choose a later time.',
  }),
  'iftar-outside': () => ({
    problem: 'These iftar times are not between First day and Last day.',
    fix: 'Correct these times, or First day and Last day.',
  }),
  'iftar-without-later': () => ({
    problem: 'Orders for later is off, so customers can’t order for iftar.',
    fix: 'Open Shop settings and set Orders for later to Yes.',
  }),
  'free-below-minimum': ({ value = '', other = '' }) => ({
    problem: `Delivery is free from ${value}, and the smallest order is ${other}: nobody ever pays the delivery fee.`,
    fix: 'Make Free delivery from larger than Smallest order, or clear one of the two.',
  }),
  'closed-with-hours': () => ({
    problem: 'Closed is Yes, so these hours don’t count: customers see that the shop is closed.',
    fix: 'Set Closed to No, or clear the hours.',
  }),
  'day-over': () => ({
    problem: 'These days are over, so the entry changes nothing.',
    fix: 'Choose later days, or unpublish the entry.',
  }),
  'missing-alt-text': () => ({
    problem: 'A picture of the gallery has no description for people who can’t see it.',
    fix: 'Under Media, write it in English in Title, in Arabic in Description.',
  }),
  'unused-config-name': ({ name }) => ({
    problem: `The site’s own list of best sellers names a dish that is not on the menu, or not a best seller: ${name}.`,
    fix: 'If the dish was renamed or left the menu, tell your developer (restaurant.config.ts).',
  }),
} satisfies Record<RuleId, (finding: Finding) => FindingText>
