import type { Locator } from '@playwright/test'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where an element is drawn, in px of the window; an error where nothing of it is. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`nothing is drawn of ${element.toString()}`)
  return box
}
