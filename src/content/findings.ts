/** How much a finding matters: what a diner would notice, or what is worth a look. */
export type Weight = 'diners' | 'look'

interface Kind {
  readonly weight: Weight
  /** What is wrong, after the name of the entry. */
  readonly says: string
  readonly advice: string
}

/** Everything that `npm run content:check` can find, in the owner's words. */
export const FINDINGS = {
  'empty menu': { weight: 'diners', says: 'there is no dish at all', advice: 'Publish at least one menu item.' },
  'no name': {
    weight: 'diners',
    says: 'no name in either language, so it is not shown',
    advice: 'Fill in both names.',
  },
  'no English name': { weight: 'diners', says: 'no English name', advice: 'Fill in Name (English).' },
  'no Arabic name': { weight: 'diners', says: 'no Arabic name', advice: 'Fill in Name (Arabic).' },
  'no English description': {
    weight: 'look',
    says: 'a description in Arabic only, which English pages show as it is',
    advice: 'Fill in Description (English), or empty the Arabic one.',
  },
  'no Arabic description': {
    weight: 'look',
    says: 'a description in English only, which Arabic pages show as it is',
    advice: 'Fill in Description (Arabic), or empty the English one.',
  },
  'no price': { weight: 'diners', says: 'no price, so it can’t be ordered', advice: 'Fill in the price.' },
  'odd price': {
    weight: 'diners',
    says: 'a price that can’t be used, so it can’t be ordered',
    advice: 'Give a price in AED from 0.01 to 100000.',
  },
  free: { weight: 'diners', says: 'costs nothing', advice: 'Give the price, or unpublish the dish.' },
  'many decimals': {
    weight: 'look',
    says: 'a price with more than two decimals, which is rounded',
    advice: 'Give at most two decimals.',
  },
  'unknown category': {
    weight: 'diners',
    says: 'a category that the site does not know, so no button leads to it',
    advice: 'Choose one of the nine categories.',
  },
  'same English name': {
    weight: 'diners',
    says: 'the same English name as another dish',
    advice: 'Rename one of the two, or unpublish it.',
  },
  'same Arabic name': {
    weight: 'diners',
    says: 'the same Arabic name as another dish',
    advice: 'Rename one of the two, or unpublish it.',
  },
  'same id': {
    weight: 'diners',
    says: 'the id of another dish, so only the first of the two is shown',
    advice: 'Create the second one anew.',
  },
  'no picture': {
    weight: 'look',
    says: 'no picture; a drawing of its category is shown',
    advice: 'Add a picture, four to three and at least 1200 wide.',
  },
  'dead picture link': {
    weight: 'diners',
    says: 'a picture that is not published',
    advice: 'Publish the picture under Media, or choose another.',
  },
  'picture without file': {
    weight: 'diners',
    says: 'a picture without a file',
    advice: 'Upload the file under Media and publish the picture.',
  },
  'foreign picture': {
    weight: 'diners',
    says: 'a picture that is not kept by Contentful, so it is not shown',
    advice: 'Upload the picture to Contentful.',
  },
  'missing picture': {
    weight: 'diners',
    says: 'a picture whose file can’t be fetched',
    advice: 'Upload the file again and publish the picture.',
  },
  'empty gallery': {
    weight: 'diners',
    says: 'the gallery has no pictures',
    advice: 'Publish an entry of the type Gallery with pictures.',
  },
  'gallery entry without pictures': {
    weight: 'look',
    says: 'a gallery entry without pictures',
    advice: 'Add pictures, or unpublish it.',
  },
  'no English text': {
    weight: 'look',
    says: 'a gallery picture that says nothing in English to those who can’t see it',
    advice: 'Fill in the title of the picture under Media.',
  },
  'no Arabic text': {
    weight: 'look',
    says: 'a gallery picture that says nothing in Arabic to those who can’t see it',
    advice: 'Fill in the description of the picture under Media.',
  },
  'invisible characters': {
    weight: 'look',
    says: 'characters that can’t be seen, which the site takes out',
    advice: 'Type the text anew instead of pasting it.',
  },
  'best seller without dish': {
    weight: 'look',
    says: 'a best seller of restaurant.config.ts that no dish is called',
    advice: 'Write the name as the dish has it, in either language.',
  },
  'preferred without dish': {
    weight: 'look',
    says: 'a preferred item of restaurant.config.ts that no best seller is called',
    advice: 'Write the name as the dish has it, or add it to the best sellers.',
  },
} as const satisfies Record<string, Kind>

export type FindingKind = keyof typeof FINDINGS

/** One thing that is wrong with the content. */
export interface Finding {
  readonly kind: FindingKind
  /** What the owner knows it by; the id where there is no name, '' where no entry is meant. */
  readonly name: string
  /** '' where no entry is meant. */
  readonly id: string
  /** What it is about: the value, the field or the other entry. */
  readonly detail?: string
}
