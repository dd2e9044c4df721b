import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadOrderCounts } from './order-counts.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lahab-counts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

let logged = vi.fn()
beforeEach(() => {
  logged = vi.fn()
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged(String(line).split(' ')[1])
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('orders survive a restart, and are written at most once a minute', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00+04:00'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const folder = await createFolder()
  const counts = await loadOrderCounts(folder)
  counts.add()
  counts.add()
  vi.advanceTimersByTime(59_999)
  expect(await readdir(folder)).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => readdir(folder)).toEqual(['order-counts.json'])
  expect(await readFile(path.join(folder, 'order-counts.json'), 'utf8')).toBe('{"2026-11-26":2}')
  counts.add()
  await counts.save()
  expect((await loadOrderCounts(folder)).getSummary()).toEqual({ today: 3, yesterday: 0, lastSevenDays: 3 })
  expect(logged).not.toHaveBeenCalled()
})

test('a damaged file starts the counts from zero, with one line in the log', async () => {
  const folder = await createFolder()
  await writeFile(path.join(folder, 'order-counts.json'), '{"2026-11')
  const counts = await loadOrderCounts(folder)
  counts.add()
  expect(counts.getSummary().today).toBe(1)
  expect(logged.mock.calls).toEqual([['order-counts-not-read']])
})

test('a folder that can’t be written to is logged once, and the counts stay', async () => {
  const folder = path.join(await createFolder(), 'file')
  const counts = await loadOrderCounts(folder)
  await writeFile(folder, '')
  for (let count = 0; count < 2; count += 1) {
    counts.add()
    await counts.save()
  }
  expect(logged.mock.calls).toEqual([['order-counts-not-saved']])
  expect(counts.getSummary().today).toBe(2)
})

test('what a killed process left of a file is removed at the start, and nothing else', async () => {
  const folder = await createFolder()
  const [left, young, other] = ['order-counts.json.a.part', 'order-counts.json.b.part', 'menu.json.part']
  for (const name of [left, young, other]) await writeFile(path.join(folder, name), '')
  for (const name of [left, other]) await utimes(path.join(folder, name), 0, 0)
  await loadOrderCounts(folder)
  expect((await readdir(folder)).toSorted()).toEqual([other, young])
})
