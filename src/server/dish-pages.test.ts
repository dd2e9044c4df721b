import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTextResponse, type CachedResponse } from './cached-response.ts'
import { createDishPages } from './dish-pages.ts'

const PATHS = Array.from({ length: 600 }, (_, place) => `/menu/dish-${place}`)
const isOpen = (): boolean => true
const isClosed = (): boolean => false

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

/** Pages whose rendering ends when the test says so. */
function createHeldPages() {
  const rendered: string[] = []
  const held: (() => void)[] = []
  const pages = createDishPages(PATHS, (path) => {
    rendered.push(path)
    return new Promise<CachedResponse>((resolve) => held.push(() => resolve(createTextResponse(200, path, {}))))
  })
  const renderAll = async (): Promise<void> => {
    for (let end = held.shift(); end !== undefined; end = held.shift()) {
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { pages, rendered, renderAll }
}

test('the page that was asked for last is the next one, also if it was asked for before', async () => {
  const { pages, rendered, renderAll } = createHeldPages()
  for (const place of [0, 1, 2, 3, 1]) void pages.get(`/menu/dish-${place}`, isOpen)
  await renderAll()
  expect(rendered).toEqual(['/menu/dish-0', '/menu/dish-1', '/menu/dish-3', '/menu/dish-2'])
})

test('a page that nobody waits for any more is not rendered, and can be asked for again', async () => {
  const { pages, rendered, renderAll } = createHeldPages()
  void pages.get('/menu/dish-0', isOpen)
  const abandoned = pages.get('/menu/dish-1', isClosed)
  for (const isWanted of [isClosed, isOpen]) void pages.get('/menu/dish-2', isWanted)
  await renderAll()
  expect(rendered).toEqual(['/menu/dish-0', '/menu/dish-2'])
  expect(await abandoned).toBeNull()
  const again = pages.get('/menu/dish-1', isOpen)
  await renderAll()
  expect(await again).toMatchObject({ status: 200 })
})

test('of more than 300 that wait, those that were asked for first are refused, with one line in the log', async () => {
  const logged = vi.spyOn(process.stderr, 'write')
  const { pages, rendered, renderAll } = createHeldPages()
  const responses = PATHS.slice(0, 401).flatMap((path) => pages.get(path, isOpen) ?? [])
  await renderAll()
  const refused = (await Promise.all(responses)).flatMap((response, place) => (response === null ? [place] : []))
  // The first one did not wait.
  expect(refused).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
  expect(rendered).toHaveLength(301)
  expect(rendered[1]).toBe('/menu/dish-400')
  expect(logged.mock.calls).toEqual([[expect.stringContaining('dish-pages-refused {"limit":300')]])
})

// Waits for the pages as files, which no request renders.
test.fails('what another client asks for later does not delay a visitor’s first page [R03]', async () => {
  const { pages, rendered, renderAll } = createHeldPages()
  const askForMany = (from: number, to: number): void => {
    for (const path of PATHS.slice(from, to)) void pages.get(path, isOpen)
  }
  askForMany(0, 10)
  const visited = pages.get('/menu/dish-599', isOpen)
  askForMany(10, 400)
  await renderAll()
  expect(await visited).toMatchObject({ status: 200 })
  expect(rendered.indexOf('/menu/dish-599')).toBeLessThanOrEqual(10)
})
