import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#platform/rendered-paths.ts'
import { POLICY_PLACE } from './page-policy.ts'
import { createPublishFolder } from './publish.fixtures.ts'
import { createJob, createOptions, readCurrent } from './publish-job.fixtures.ts'
import { publishVersion, type PublishJob } from './publish-version.ts'
import { readCurrentVersion } from './version.ts'

async function publish(job: PublishJob, text: string, broken: readonly string[] = []) {
  const { options, rendered, failures } = createOptions(text, broken)
  const version = await publishVersion(job, await readCurrentVersion(job.root, job.build), options)
  return { version, rendered, failures }
}

describe('a version', () => {
  test('is a folder that any host of files can serve: pages, documents, the build’s files, each compressed', async () => {
    const folder = createPublishFolder()
    const long = 'x'.repeat(600)
    await publish(createJob(folder, 'v1'), long)
    const names = ['index.html', 'en.html', 'en/checkout.html', '404.html', 'en/404.html', 'sitemap.xml']
    const texts = [...names, 'live/ar.json', 'shop/en/v1.json', 'menu/cola.html', 'en/menu/cola.html']
    for (const name of [...texts, '.well-known/security.txt']) {
      const text = readCurrent(folder, name)
      expect(text, name).toContain(long)
      const read = (end: string): Buffer => readFileSync(path.join(folder, 'pages/current', name + end))
      expect([String(brotliDecompressSync(read('.br'))), String(gunzipSync(read('.gz')))]).toEqual([text, text])
    }
    expect(readCurrent(folder, '_astro/start.js')).toBe('start()')
    expect(existsSync(path.join(folder, 'pages/current/_astro/start.js.br'))).toBe(false)
  })

  test('has the headers of each file, and its policy in the page, too', async () => {
    const folder = createPublishFolder()
    const { options } = createOptions('')
    const render = (sitePath: string): Promise<Response> =>
      options.render(sitePath).then(({ status }) => {
        const policy = "default-src 'none';frame-ancestors 'none';script-src 'self' 'sha256-unused'"
        const headers = { 'content-type': 'text/html', 'content-security-policy': policy }
        return new Response(`<meta content="${POLICY_PLACE}"><title>${POLICY_PLACE.slice(1)}</title>`, {
          status,
          headers,
        })
      })
    const { files } = await publishVersion(createJob(folder, 'v1'), null, { ...options, render })
    expect(files.get('/en')).toMatchObject({
      status: 200,
      headers: {
        'x-common': '1',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none';frame-ancestors 'none';script-src 'self'",
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
      },
    })
    expect(files.get('/404')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(files.get('/_astro/start.js')?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(readCurrent(folder, 'en.html')).toContain(`<meta content="default-src 'none';script-src 'self'">`)
  })

  test('without a menu has no menu, and nothing for open pages', async () => {
    const folder = createPublishFolder()
    const { rendered } = await publish(createJob(folder, null, { dishPaths: [] }), 'no menu')
    expect(rendered.filter((sitePath) => /^\/(?:live|shop|menus|menu)\//.test(sitePath))).toEqual([])
    expect(readCurrent(folder, 'en.html')).toBe('/en no menu')
  })

  test('keeps the documents of the two versions before, for pages that were sent with them', async () => {
    const folder = createPublishFolder()
    for (const contentVersion of ['v1', 'v2', 'v3', 'v1', 'v4'])
      await publish(createJob(folder, contentVersion), contentVersion)
    const kept = ['v1', 'v2', 'v3', 'v4'].map((each) =>
      existsSync(path.join(folder, `pages/current/shop/en/${each}.json`)),
    )
    expect(kept).toEqual([true, false, true, true])
    expect(readCurrent(folder, 'shop/ar/v1.json')).toBe('/shop/ar/v1.json v1')
  })

  test('has no page of a dish that is gone, and leaves one version beside it', async () => {
    const folder = createPublishFolder()
    for (const contentVersion of ['v1', 'v2', 'v3']) await publish(createJob(folder, contentVersion), contentVersion)
    writeFileSync(path.join(folder, 'pages/notes.txt'), 'of somebody else')
    await publish(createJob(folder, 'v4', { dishPaths: ['/menu/cola'] }), 'v4')
    expect(existsSync(path.join(folder, 'pages/current/en/menu/cola.html'))).toBe(false)
    const entries = readdirSync(path.join(folder, 'pages'))
    expect(entries.filter((name) => name.startsWith('2'))).toHaveLength(4)
    expect(entries).toContain('notes.txt')
  })
})

describe('while a version is published', () => {
  test('the one before stands, until all pages but those of dishes are there', async () => {
    const folder = createPublishFolder()
    await publish(createJob(folder, 'v1'), 'v1')
    const { options } = createOptions('v2')
    const seen = new Set<string>()
    await publishVersion(createJob(folder, 'v2'), await readCurrentVersion(path.join(folder, 'pages'), 'this build'), {
      ...options,
      render: (sitePath) => {
        if (!sitePath.includes('/menu/'))
          for (const name of ['index.html', 'en.html']) seen.add(readCurrent(folder, name))
        return options.render(sitePath)
      },
    })
    expect([...seen]).toEqual(['/ v1', '/en v1'])
    expect(readCurrent(folder, 'en.html')).toBe('/en v2')
  })

  test('dishes keep their page of the version before, new ones get theirs first', async () => {
    const folder = createPublishFolder()
    const dishPaths = ['a', 'b', 'c', 'd'].map((id) => `/menu/${id}`)
    const { version } = await publish(createJob(folder, 'v1', { dishPaths }), 'v1')
    const { options, rendered } = createOptions('v2')
    let atSwitch: readonly string[] = []
    await publishVersion(createJob(folder, 'v2', { dishPaths: [...dishPaths, '/menu/new'] }), version, {
      ...options,
      onCurrent: () => (atSwitch = ['b', 'd'].map((id) => readCurrent(folder, `menu/${id}.html`))),
    })
    expect(atSwitch).toEqual(['/menu/b v1', '/menu/d v1'])
    expect(rendered.filter((sitePath) => sitePath.startsWith('/menu/'))).toEqual(
      ['new', 'a', 'b', 'c', 'd'].map((id) => `/menu/${id}`),
    )
    expect(readCurrent(folder, 'menu/d.html')).toBe('/menu/d v2')
  })

  test('a process that ended among the dishes leaves the tags of what it has replaced', async () => {
    const folder = createPublishFolder()
    const job = createJob(folder, 'v2')
    const { version: before } = await publish(createJob(folder, 'v1'), 'v1')
    const { options } = createOptions('v2')
    const isKilledAt = '/en/menu/cola'
    const render = (sitePath: string): Promise<Response> =>
      sitePath === isKilledAt ? new Promise(() => undefined) : options.render(sitePath)
    await new Promise<void>((resolve) => {
      void publishVersion({ ...job, dishPaths: ['/menu/water', '/menu/cola', isKilledAt] }, before, {
        ...options,
        render,
        onFile: () => resolve(),
      })
    })
    const found = await readCurrentVersion(job.root, job.build)
    const { version: again, rendered } = await publish(
      { ...job, dishPaths: ['/menu/water', '/menu/cola', isKilledAt] },
      'v2',
    )
    expect(found?.files.get('/menu/cola')?.headers['etag']).toBe(again.files.get('/menu/cola')?.headers['etag'])
    // What was rendered from this content before the list was written stays.
    expect(rendered.filter((sitePath) => PAGE_PATHS.includes(sitePath) || sitePath === '/menu/water')).toEqual([])
  })
})

describe('what fails', () => {
  test('keeps its page of the version before while the others go on, and is tried again alone [CNT-4]', async () => {
    const folder = createPublishFolder()
    await publish(createJob(folder, 'v1'), 'v1')
    const { failures } = await publish(createJob(folder, 'v2'), 'v2', ['/en', '/menu/cola'])
    expect(failures).toEqual(['/en', '/menu/cola'])
    expect(['index.html', 'en.html', 'menu/cola.html'].map((name) => readCurrent(folder, name))).toEqual([
      '/ v2',
      '/en v1',
      '/menu/cola v1',
    ])
    const { rendered } = await publish(createJob(folder, 'v2'), 'v2')
    expect(rendered.filter((sitePath) => !/^\/(?:shop|menus)\//.test(sitePath))).toEqual(['/en', '/menu/cola'])
    expect(readCurrent(folder, 'en.html')).toBe('/en v2')
  })

  test('as the menu does, which all pages would name, keeps the version before [CNT-4]', async () => {
    const folder = createPublishFolder()
    await publish(createJob(folder, 'v1'), 'v1')
    await expect(publish(createJob(folder, 'v2'), 'v2', ['/shop/ar/v2.json'])).rejects.toThrow('broken')
    expect([readCurrent(folder, 'index.html'), readCurrent(folder, 'live/en.json')]).toEqual([
      '/ v1',
      '/live/en.json v1',
    ])
  })

  test('as the disk does, keeps the version before, and what was begun is removed', async () => {
    const folder = createPublishFolder()
    await publish(createJob(folder, 'v1'), 'v1')
    const { options } = createOptions('v2')
    const full = publishVersion(createJob(folder, 'v2'), null, {
      ...options,
      addFiles: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    })
    await expect(full).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(readCurrent(folder, 'en.html')).toBe('/en v1')
    expect(readdirSync(path.join(folder, 'pages'))).toHaveLength(3)
  })

  test('of another build is not served, nor what somebody has removed', async () => {
    const folder = createPublishFolder()
    const job = createJob(folder, 'v1')
    await publish(job, 'v1')
    expect(await readCurrentVersion(job.root, 'another build')).toBeNull()
    const { rendered } = await publish({ ...job, build: 'another build' }, 'v1')
    expect(rendered).toContain('/en')
  })

  test('as a power failure does, or somebody who removes files, is rendered again', async () => {
    const folder = createPublishFolder()
    const job = createJob(folder, 'v1')
    await publish(job, 'x'.repeat(600))
    rmSync(path.join(folder, 'pages/current/en.html'))
    writeFileSync(path.join(folder, 'pages/current/en/checkout.html.br'), '')
    rmSync(path.join(folder, 'pages/current/_astro/start.js'))
    const { rendered } = await publish(job, 'x'.repeat(600))
    expect(rendered.filter((sitePath) => !/^\/(?:shop|menus)\//.test(sitePath))).toEqual(['/en', '/en/checkout'])
    expect(readCurrent(folder, '_astro/start.js')).toBe('start()')
    mkdirSync(path.join(folder, 'empty'))
    expect(await readCurrentVersion(path.join(folder, 'empty'), 'this build')).toBeNull()
  })
})
