import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { createPublishFolder } from './publish.fixtures.ts'
import { createJob, createOptions } from './publish-job.fixtures.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { publishVersion, type PublishOptions } from './publish-version.ts'

type Render = PublishOptions['render']

/** A publisher of a content that the test sets, in this thread. Each version of the content has its dishes. */
function createTestPublisher(folder = createPublishFolder(), wrap = (render: Render): Render => render) {
  const content: { version: string | null; dishes: readonly string[] } = { version: 'v1', dishes: ['/menu/cola'] }
  const rendered: string[] = []
  const failures: unknown[] = []
  const job = () => createJob(folder, content.version, { dishPaths: content.dishes })
  const publisher = createPublisher({
    ...{ root: job().root, build: job().build },
    createJob: job,
    start: (started, previous, events) => {
      const { options } = createOptions(content.version ?? 'none')
      let isStopped = false
      const render = wrap((sitePath) => {
        rendered.push(sitePath)
        return isStopped ? new Promise(() => undefined) : options.render(sitePath)
      })
      const ended = publishVersion(started, previous, { ...options, ...events, render }).catch((error: unknown) => {
        // As of a worker: one that was stopped has not failed.
        if (!isStopped) throw error
      })
      return { ended, stop: () => Promise.resolve((isStopped = true)) }
    },
    onFailure: (error) => failures.push(error),
  })
  return { publisher, content, rendered, failures, folder }
}

const findTag = async (publisher: Publisher, sitePath: string): Promise<string | undefined> =>
  (await publisher.find(sitePath))?.headers['etag']

describe('the files', () => {
  test('are rendered once per version of the content, never by a request [R03]', async () => {
    const { publisher, content, rendered } = createTestPublisher()
    content.dishes = Array.from({ length: 400 }, (_, place) => `/menu/dish-${place}`)
    await publisher.refresh()
    // A greedy client changes nothing about the order, in which the last one is the last.
    const asked = content.dishes.map((sitePath) => publisher.find(sitePath))
    const last = await publisher.find('/menu/dish-399')
    expect(last).toMatchObject({ status: 200 })
    for (const found of asked) await found
    const dishes = rendered.filter((sitePath) => sitePath.startsWith('/menu/dish'))
    expect(dishes).toEqual(content.dishes)
    const count = rendered.length
    await publisher.refresh()
    for (const sitePath of ['/', '/unknown', '/404', '/menu/dish-7']) await publisher.find(sitePath)
    expect(rendered).toHaveLength(count)
  })

  test('of new content are published together, and dishes follow, whose earlier page answers until then', async () => {
    let isHeld = false
    const { publisher, content } = createTestPublisher(undefined, (render) => (sitePath) => {
      const isLate = isHeld && sitePath === '/menu/water'
      return isLate ? sleep(300).then(() => render(sitePath)) : render(sitePath)
    })
    content.dishes = ['/menu/cola', '/menu/water']
    await publisher.refresh()
    await expect.poll(() => publisher.find('/menu/water')).not.toBeNull()
    const before = [await findTag(publisher, '/en'), await findTag(publisher, '/menu/water')]
    content.version = 'v2'
    isHeld = true
    const refreshed = publisher.refresh()
    expect(await findTag(publisher, '/en')).toBe(before[0])
    await refreshed
    expect(publisher.getVersion()).toBe('v2')
    expect(await findTag(publisher, '/en')).not.toBe(before[0])
    expect(await findTag(publisher, '/menu/water')).toBe(before[1])
    await expect.poll(() => findTag(publisher, '/menu/water')).not.toBe(before[1])
  })

  test('of a dish that never had a page are waited for; unknown ones are not', async () => {
    const { publisher, content } = createTestPublisher(
      undefined,
      (render) => (sitePath) =>
        sitePath === '/menu/water' ? sleep(200).then(() => render(sitePath)) : render(sitePath),
    )
    content.dishes = ['/menu/cola', '/menu/water']
    await publisher.refresh()
    expect(publisher.find('/menu/unknown')).toBeUndefined()
    expect(await publisher.find('/menu/water')).toMatchObject({ status: 200, name: 'menu/water.html' })
  })

  test('without a menu: nobody can say whether there is such a dish, and open pages have nothing to ask for', async () => {
    const { publisher, content } = createTestPublisher()
    Object.assign(content, { version: null, dishes: [] })
    await publisher.refresh()
    expect(publisher.find('/en/menu/cola')).toBeNull()
    expect([publisher.find('/live/en.json'), publisher.find('/foo')]).toEqual([undefined, undefined])
  })

  test('are served from the first moment of the next process', async () => {
    const { publisher, folder } = createTestPublisher()
    await publisher.refresh()
    await expect.poll(() => publisher.find('/menu/cola')).not.toBeNull()
    const { publisher: next, rendered } = createTestPublisher(folder)
    await next.load()
    expect(next.getVersion()).toBe('v1')
    expect(await findTag(next, '/en')).toBe(await findTag(publisher, '/en'))
    await next.refresh()
    expect(rendered.filter((sitePath) => !sitePath.startsWith('/menu'))).toEqual([])
  })
})

test('what fails is reported, and tried again by the next call [CNT-4]', async () => {
  const broken: string[] = []
  const { publisher, content, failures } = createTestPublisher(
    undefined,
    (render) => (sitePath) =>
      broken.includes(sitePath) ? Promise.reject(new Error(`can't render ${sitePath}`)) : render(sitePath),
  )
  await publisher.refresh()
  content.version = 'v2'
  broken.push('/shop/ar/v2.json')
  await publisher.refresh()
  expect([publisher.getVersion(), publisher.isComplete(), failures.length]).toEqual(['v1', false, 1])
  broken.splice(0, 1, '/en')
  await publisher.refresh()
  expect([publisher.getVersion(), publisher.isComplete(), failures.length]).toEqual(['v2', false, 2])
  broken.length = 0
  await expect
    .poll(async () => {
      await publisher.refresh()
      return publisher.isComplete()
    })
    .toBe(true)
  expect(failures).toHaveLength(2)
})

test('a change stops the work on the dishes of the version before', async () => {
  const { publisher, content, rendered } = createTestPublisher(
    undefined,
    (render) => (sitePath) => sleep(1).then(() => render(sitePath)),
  )
  content.dishes = Array.from({ length: 300 }, (_, place) => `/menu/dish-${place}`)
  await publisher.refresh()
  content.version = 'v2'
  await publisher.refresh()
  expect(publisher.getVersion()).toBe('v2')
  expect(rendered.filter((sitePath) => sitePath.startsWith('/menu/')).length).toBeLessThan(250)
})

test('50 versions leave nothing of the first one in memory [R08]', async () => {
  const { publisher, content } = createTestPublisher()
  await publisher.refresh()
  const first = new WeakRef((await publisher.find('/en'))?.headers ?? {})
  for (let count = 2; count <= 51; count += 1) {
    content.version = `v${count}`
    await publisher.refresh()
  }
  await sleep(100)
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  expect(first.deref()).toBeUndefined()
})
