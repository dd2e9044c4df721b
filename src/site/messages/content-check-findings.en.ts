import {
  MAX_TIMES_USUAL_PRICE,
  type Finding,
  type ImageProblem,
  type RuleId,
} from '../../content/domain/content-finding.ts'
import { NO_ALLERGENS } from '../../menu/domain/dietary-info.ts'
import { MAX_EXTRAS } from '../../menu/domain/extras.ts'
import { MAX_OWN_CATEGORIES } from '../../menu/domain/own-category.ts'
import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'

/** Problem and fix, a sentence each. */
export interface FindingText {
  readonly problem: string
  readonly fix: string
}

const images = {
  unpublished: 'The picture is not published.',
  noFile: 'The picture has no file.',
  elsewhere: 'The picture is not stored in Contentful.',
  gone: 'The file of the picture is missing.',
} satisfies Record<ImageProblem, string>

/** English messages of the findings. `content-check-findings.ar.ts` must have the same shape. */
export const findingsEn = {
  'empty-menu': () => ({ problem: 'The menu has no dishes.', fix: 'Publish at least one dish.' }),
  'broken-image': ({ image }) => ({
    problem: image === undefined ? 'The picture does not load.' : images[image],
    fix: 'Upload it under Media, publish it, and choose it again in this entry.',
  }),
  'unusable-value': () => ({
    problem: 'The site can’t use this. It keeps the last value that it could use, or goes on without one.',
    fix: 'Correct it as the hint at the field in Contentful says. If that doesn’t help, tell your developer.',
  }),
  'unusable-id': () => ({
    problem: 'The site leaves this out: its ID can’t be part of an address.',
    fix: 'Give it an ID that was never used before, of at most 64 Latin letters, digits, dashes, dots and underscores, such as lemon-mint.',
  }),
  'not-two-times': () => ({
    problem: 'These are not two different times, so the dish is served at any time.',
    fix: 'Enter two different times in “Served from” and “Served until”, or clear both.',
  }),
  'allergens-and-none': () => ({
    problem: `Allergens and “${NO_ALLERGENS}” can’t both be chosen.`,
    fix: 'Remove one of the two. Until then the allergens count.',
  }),
  'last-day-before-first': () => ({
    problem: 'The last day comes before the first day, so these days change nothing.',
    fix: 'Choose a last day that is not before the first day.',
  }),
  'no-hours': () => ({
    problem: 'There are no hours, so these days change nothing.',
    fix: 'Enter hours such as 18:00-04:00, or set “Closed” to Yes.',
  }),
  'second-settings': () => ({
    problem: 'There is more than one “Shop settings” entry. Only the oldest one counts.',
    fix: 'Copy what you need from it into the oldest one, then unpublish and delete this one.',
  }),
  'empty-gallery': () => ({ problem: 'The gallery has no pictures.', fix: 'Publish a “Gallery” entry with pictures.' }),
  'too-many-areas': ({ value = '' }) => ({
    problem: `There are ${value} delivery areas. Customers can choose only the ${MAX_DELIVERY_AREAS} oldest ones.`,
    fix: 'Unpublish the areas that you don’t need, or join several into one.',
  }),
  'too-many-extras': ({ value = '' }) => ({
    problem: `This dish has ${value} extras. Customers can choose only the ${MAX_EXTRAS} oldest ones.`,
    fix: 'Take the dish, or its category, out of the extras that it doesn’t need.',
  }),
  'extra-without-dish': () => ({
    problem: 'No dish has this extra, so nobody can choose it.',
    fix: 'Choose categories or dishes in “For categories” or “For dishes”.',
  }),
  'too-many-categories': () => ({
    problem: `The site has only the ${MAX_OWN_CATEGORIES} oldest own categories. This is not one of them.`,
    fix: 'Unpublish the own categories that you don’t need.',
  }),
  'unusable-category': () => ({
    problem: 'The site can’t use the own category of this dish, so the dish is in its other category.',
    fix: 'Publish the own category, or clear the field.',
  }),
  'category-without-dish': () => ({
    problem: 'No dish has this category, so customers don’t see it.',
    fix: 'Choose it in “Own category” of at least one dish.',
  }),
  'lost-opening': ({ other = '' }) => ({
    problem: `Orders stop so long before closing that nobody can order in these hours: ${other}. Customers see that the restaurant is closed.`,
    fix: 'Make the hours longer, or “Last orders, minutes before closing” smaller.',
  }),
  'never-served': () => ({
    problem: 'The restaurant is closed in all of these hours, so customers can never order this dish.',
    fix: 'Change “Served from” and “Served until”, or the opening hours.',
  }),
  'iftar-unreachable': ({ other = '' }) => ({
    problem: `Customers can’t order for these iftar times: the restaurant is closed, or opens less than ${other} minutes before.`,
    fix: 'Open earlier on these days, or make “Earliest time, minutes from now” smaller.',
  }),
  'rounded-price': () => ({
    problem: 'The price has more than two decimals and is rounded.',
    fix: 'Enter at most two decimals.',
  }),
  'missing-image': () => ({
    problem: 'There is no picture. The site shows the category’s drawing instead.',
    fix: 'Add a picture of the shape 4:3, at least 1200 pixels wide.',
  }),
  'one-language': () => ({
    problem: 'The text is in the other language only, and shown in both.',
    fix: 'Fill in both languages.',
  }),
  'high-price': () => ({
    problem: `The price is more than ${MAX_TIMES_USUAL_PRICE} times as high as is usual in this category.`,
    fix: 'Check the decimal point.',
  }),
  'ambiguous-link': ({ other = '' }) => ({
    problem: `Links to orders can’t tell this dish from ${other}.`,
    fix: 'Delete one of the two and create it again.',
  }),
  'overlapping-days': ({ other = '' }) => ({
    problem: `Another special day has some of the same dates: ${other}. On those dates the one that begins later counts.`,
    fix: 'Check “First day” and “Last day” of both.',
  }),
  'long-pause': () => ({
    problem: 'The pause ends more than a day from now.',
    fix: 'Check the date, or clear the field.',
  }),
  'stays-sold-out': () => ({
    problem: '“Available” is No, so the dish does not come back at this time.',
    fix: 'Set “Available” to Yes, or clear the time.',
  }),
  'long-sold-out': () => ({
    problem: 'The dish is sold out for more than a week from now.',
    fix: 'Check the date, or clear the field.',
  }),
  'pause-over': () => ({
    problem: 'This time has passed, so nothing is paused.',
    fix: 'Clear the field, or choose a later time.',
  }),
  'iftar-outside': () => ({
    problem: 'These iftar times are not between “First day” and “Last day”.',
    fix: 'Correct these times, or “First day” and “Last day”.',
  }),
  'iftar-without-later': () => ({
    problem: '“Orders for later” is off, so customers can’t order for iftar.',
    fix: 'Open “Shop settings” and set “Orders for later” to Yes.',
  }),
  'free-below-minimum': ({ value = '', other = '' }) => ({
    problem: `Delivery is free from ${value}, and the smallest order is ${other}: nobody ever pays the delivery fee.`,
    fix: 'Make “Free delivery from” larger than “Smallest order”, or clear one of the two.',
  }),
  'closed-with-hours': () => ({
    problem: '“Closed” is Yes, so these hours don’t count: customers see that the restaurant is closed.',
    fix: 'Set “Closed” to No, or clear the hours.',
  }),
  'delivery-while-closed': ({ other = '' }) => ({
    problem: `The restaurant is closed at some of these times, so nothing is delivered then: ${other}.`,
    fix: 'Correct “Delivery hours”, or “Weekly hours”.',
  }),
  'other-discount': ({ other = '' }) => ({
    problem: `The banner speaks of another discount than the prices have: best sellers cost ${other} less.`,
    fix: 'Correct these words, or “Discount of best sellers, in percent”.',
  }),
  'other-last-day': ({ other = '' }) => ({
    problem: `The banner names another day than the last day of the offer: ${other}.`,
    fix: 'Correct these words, or “Last day of the offer”.',
  }),
  'no-last-day': () => ({
    problem: 'The banner names a day, but the offer has no last day: it goes on after it.',
    fix: 'If the offer ends on that day, enter it in “Last day of the offer”.',
  }),
  'offer-over': () => ({
    problem: 'This day has passed, so there is no offer banner, and best sellers cost their full price.',
    fix: 'For a new offer, choose a later day, or clear the field.',
  }),
  'notice-over': () => ({
    problem: 'This day has passed, so the message is not shown.',
    fix: 'Clear the message, or choose a later day.',
  }),
  'day-over': () => ({
    problem: 'These days are over, so the entry changes nothing.',
    fix: 'Choose later days, or unpublish the entry.',
  }),
  'missing-alt-text': () => ({
    problem: 'A picture has no description for people who can’t see it.',
    fix: 'Under Media, write it in English in “Title”, in Arabic in “Description”.',
  }),
  'unpublished-dish': () => ({
    problem: 'A dish of this list is not published, so checkout does not offer it.',
    fix: 'Publish the dish, or take it off the list.',
  }),
  'unused-config-name': ({ name }) => ({
    problem: `The site’s own list of best sellers names a dish that is not on the menu, or not a best seller: ${name}.`,
    fix: 'If the dish was renamed or left the menu, tell your developer (restaurant.config.ts).',
  }),
} satisfies Record<RuleId, (finding: Finding) => FindingText>
