import {
  MAX_TIMES_USUAL_PRICE,
  type Effect,
  type Finding,
  type ImageProblem,
  type OwnRule,
  type RuleId,
} from '#content/domain/content-finding.ts'
import { NO_ALLERGENS } from '#menu/domain/dietary-info.ts'
import { MAX_CHOICES, MAX_EXTRAS } from '#menu/domain/choices.ts'

const images = {
  unpublished: 'The picture is not published.',
  noFile: 'The picture has no file.',
  fileName: 'The picture’s file has a name that the site can’t use.',
  notAFile: 'The picture’s name leads to a link or a folder, not to a file that can be read.',
  tooLarge: 'The picture’s file is larger than 5 MB.',
  elsewhere: 'The picture is not stored in Contentful.',
  noAsset: 'The menu file has no asset with this ID.',
  notInFolder: 'The picture is not in the folder “images” beside the menu file.',
  gone: 'The file of the picture is missing.',
} satisfies Record<ImageProblem, string>

/** For a menu in a file. */
const fileFixes: Readonly<Partial<Record<string, string>>> = {
  noAsset: 'Add the asset to the file, or take the picture out of this entry.',
  notInFolder: 'Put the file there, and write its “url” as images/ with the name of the file.',
  fileName: 'Name it with Latin letters, digits, -, _ and ., and with .avif, .gif, .jpg, .png or .webp at its end.',
  notAFile: 'Put the file itself into the folder “images”.',
  tooLarge: 'Save it smaller: 1,920 pixels wide are enough.',
}

/** What is in force now, or is wrong across fields; `days` are the weekdays concerned. */
export const problemsEn = {
  kept: ({ kept = '' }) => `The last good value still counts: ${kept}.`,
  'not-orderable': () => 'Nobody can order this dish.',
  'left-out': () => 'Customers don’t see this entry.',
  'not-offered': () => 'Customers can’t choose this area; the older one counts.',
  'days-unchanged': () => 'These days change nothing: the weekly hours apply.',
  'days-closed': (_, days) => `These days count as closed: ${days}.`,
  'days-without-delivery': (_, days) => `These days have no delivery: ${days}.`,
  'others-count': () => 'This does not count; the other lines do.',
  'site-own': () => 'The site’s own counts instead.',
  'as-empty': () => 'The field counts as empty.',
  'as-yes': () => 'It counts as Yes.',
  'as-no': () => 'It counts as No.',
  'not-paused': () => 'Nothing is paused.',
  'not-sold-out': () => 'The dish is not sold out.',
  'without-end': () => 'There is no last day.',
  'any-time': () => 'The dish is served at any time.',
  'fee-in-chat': () => 'Customers read that the fee is confirmed on WhatsApp.',
  'no-category': () => 'The dish comes last, in no category.',
  'other-language': () => 'Everybody sees the text in the other language.',
  'both-shown': () => 'Customers see two of the same name.',
  'as-written': () => 'Customers see it at its full length.',
  drawing: () => 'Customers see the category’s drawing.',
  unseen: () => 'Customers don’t notice it.',
  'empty-menu': () => 'The menu has no dishes.',
  'broken-image': ({ image }) => (image === undefined ? 'The picture does not load.' : images[image]),
  'allergens-and-none': () => `Allergens and “${NO_ALLERGENS}” can’t both be chosen.`,
  'too-many-extras': ({ value = '' }) =>
    `This dish has ${value} extras. Customers can choose only the ${MAX_EXTRAS} oldest ones.`,
  'too-many-choices': ({ other = '' }) =>
    `Customers are not asked for “${other}”: a dish has at most ${MAX_CHOICES} choices, and the older ones count.`,
  'most-below-least': ({ value = '' }) => `This is less than “At least”. The smaller number counts for both: ${value}.`,
  'sold-out-choice': () => 'So few of its options are available that all dishes with this choice are sold out.',
  'lost-opening': ({ other = '' }) =>
    `Orders stop so long before closing that nobody can order in these hours: ${other}. Customers see that the restaurant is closed.`,
  'never-served': () => 'The restaurant is closed in all of these hours, so customers can never order this dish.',
  'notice-unreachable': ({ other = '' }) =>
    `Customers can never order this dish: an order can be at most ${other} hours ahead.`,
  'iftar-unreachable': ({ other = '' }) =>
    `Customers can’t order for these iftar times: the restaurant is closed, or opens less than ${other} minutes before.`,
  'unusable-id': ({ value = '' }) => `The site leaves this out: its ID, “${value}”, can’t be part of an address.`,
  'repeated-id': ({ value = '' }) =>
    `The site leaves this out: an older entry of the file has the same “sys.id”, ${value}.`,
  'closed-with-hours': () => 'The days are closed, so these hours do not count.',
  'outside-hours': () => 'At these times the restaurant is closed, or does not deliver: nothing is delivered then.',
  'free-below-minimum': () =>
    'This is not more than the smallest order, so every order for this area is delivered free.',
  'site-category': () => 'The site has a category of this name, so customers see two buttons with it.',
  'no-method': () => 'Neither delivery nor pickup is offered, so nobody can order.',
  'high-price': () => `The price is more than ${MAX_TIMES_USUAL_PRICE} times what is usual in this category.`,
  'ambiguous-link': ({ other = '' }) => `Links to orders can’t tell this dish from ${other}.`,
  'overlapping-days': ({ other = '' }) =>
    `Another special day has some of the same dates: ${other}. On those dates the one that begins later counts.`,
  'unused-config-name': ({ name }) =>
    `The site’s own list of best sellers names a dish that is not on the menu, or not a best seller: ${name}.`,
  'too-many': ({ value = '', form: [limit = ''] = [] }) =>
    `There are ${value} of these. Only the oldest count, at most ${limit}; this one does not.`,
  'unpublished-link': () => 'What this field names is not published, so the site goes on without it.',
  'without-dish': () => 'No dish has this, so customers don’t see it.',
  'ready-after-closing': () => 'An order sent just before closing may be ready after it; checkout says when you close.',
  'nothing-discounted': () => 'There is no dish with a price here, so the discount changes nothing.',
} satisfies Record<Effect | OwnRule, (finding: Finding, days: string) => string>

/** What to write. Those of a `FormRule` get what the field takes. */
export const fixesEn = {
  required: () => 'Fill it in.',
  repeated: (other: string) => `Another entry has the same: ${other}. Change one of the two, or unpublish it.`,
  'not-a-text': () => 'Enter a text without formatting.',
  'too-long': (max: string) => `Enter at most ${max} characters.`,
  'wrong-form': (message: string) => `Enter it in the right form. ${message}`,
  'not-an-option': (...options: string[]) => `Choose from these: ${options.join(', ')}.`,
  'not-a-number': (min: string, max: string) =>
    `Enter a number from ${min} to ${max}, in digits 0 to 9, with a point and not a comma.`,
  'not-a-whole-number': (min = '', max = '') =>
    min === ''
      ? 'Enter a whole number in digits 0 to 9.'
      : `Enter a whole number from ${min} to ${max}, in digits 0 to 9.`,
  'not-yes-or-no': () => 'Choose Yes or No.',
  'not-a-date': (min: string, max: string) => `Enter a day from ${min} to ${max}, in this form.`,
  'not-a-time': () => 'Enter a day and a time with +04:00, such as 2027-02-10T18:12+04:00.',
  'not-a-list': () => 'Enter a list, a line each.',
  'too-many-lines': (max: string) => `Keep at most ${max} of them.`,
  'not-a-picture': () => 'Choose a picture.',
  'not-an-entry': (type: string) => `Choose entries of the type “${type}”.`,
  'empty-menu': () => 'Publish at least one dish.',
  'broken-image': (image = '') =>
    fileFixes[image] ?? 'Upload it under Media, publish it, and choose it again in this entry.',
  'not-two-times': () => 'Enter two different times in “Served from” and “Served until”, or clear both.',
  'allergens-and-none': () => 'Remove one of the two. Until then the allergens count.',
  'last-day-before-first': () => 'Choose a last day that is not before the first day.',
  'no-hours': () => 'Enter hours such as 18:00-04:00, or set “Closed” to Yes.',
  'too-many-extras': () => 'Take the dish, or its category, out of the extras that it doesn’t need.',
  'too-many-choices': () => 'Take the dish, or its category, out of the choices that it doesn’t need.',
  'most-below-least': () => 'Enter in “At most” the same number as in “At least”, or a larger one.',
  'sold-out-choice': () =>
    'Publish its options, set “Available” of one to Yes, add another option, or make “At least” smaller.',
  'lost-opening': () => 'Make the hours longer, or “Last orders, minutes before closing” smaller.',
  'never-served': () => 'Change “Served from” and “Served until”, or the opening hours.',
  'notice-unreachable': () => 'Make this smaller, or “Days ahead” in Shop settings larger.',
  'iftar-unreachable': () => 'Open earlier on these days, or make “Earliest time, minutes from now” smaller.',
  'unusable-id': () =>
    'Give it an ID that was never used before, of at most 64 Latin letters, digits, dashes, dots and underscores, such as lemon-mint. That of a dish doesn’t begin with “check”, is not “index” or “404”, and doesn’t end in .html, .br or .gz.',
  'repeated-id': () => 'Give one of the two a “sys.id” that was never used before.',
  'closed-with-hours': () => 'Set “Closed” to No, or clear “Hours”.',
  'outside-hours': () => 'Keep them within the opening hours; those of an area also within “Delivery hours”.',
  'free-below-minimum': () =>
    'Enter more than in “Smallest order in AED”, or clear it and set “Delivery fee in AED” to 0.',
  'site-category': () => 'Give it another name, or unpublish it: its dishes return to their “Category”.',
  'no-method': () => 'Set “Delivery” or “Pickup” to Yes. To stop orders, use “Stop orders now”.',
  'high-price': () => 'Check the decimal point.',
  'ambiguous-link': () => 'Delete one of the two and create it again.',
  'overlapping-days': () => 'Check “First day” and “Last day” of both.',
  'unused-config-name': () => 'If the dish was renamed or left the menu, tell your developer (restaurant.config.ts).',
  'too-many': () => 'Copy what you need from it into an older one, then unpublish it.',
  'unpublished-link': () => 'Publish it, or take it out of the field.',
  'nothing-discounted': () => 'Give the dishes a price, or take this out of the field.',
  'without-dish': () =>
    'Choose dishes for it: for an extra or a choice in “For categories” or “For dishes”, for a category in “Own category” of a dish.',
  'ready-after-closing': () => 'Enter at least as many minutes in “Last orders, minutes before closing”.',
} satisfies Record<RuleId, (...form: never[]) => string>
