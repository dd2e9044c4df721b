import { readSampleDataset } from '../../embedded-contentful/dataset.ts'

/** How many dishes the sample has. */
export const SAMPLE_ITEM_COUNT = readSampleDataset().entries.filter(
  ({ contentType }) => contentType === 'menuItem',
).length
