import type { Locator } from '@playwright/test'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the bounding box in px; throws if the element is not rendered. */
export async function getBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`nothing is drawn of ${element.toString()}`)
  return box
}
