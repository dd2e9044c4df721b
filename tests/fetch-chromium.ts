import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const PACKAGE = path.join(import.meta.dirname, 'chromium')
const CACHE = path.join(import.meta.dirname, '../.cache')

/**
 * Returns the folder of the Chromium that `tests/chromium/package.json` names: the program
 * `chromium` and, in `lib`, libraries that a bare system lacks. Fetched with `npm ci` and unpacked
 * the first time, which takes some seconds; another version gets another folder.
 */
export async function fetchChromium(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    dependencies: { '@sparticuz/chromium': string }
  }
  const version = dependencies['@sparticuz/chromium']
  return prepareFolder(path.join(CACHE, `chromium-${version}`), async (folder) => {
    process.stderr.write(`Fetching the test browser, @sparticuz/chromium ${version} (67 MB), once.\n`)
    const download = `${folder}.npm`
    try {
      await unpack(await installPackage(download), folder)
    } finally {
      await rm(download, { recursive: true, force: true })
    }
  })
}

/**
 * Fills a folder unless it exists, and returns its path. It is filled under another name and renamed
 * when complete: two test runners may start at once, and one that is stopped leaves nothing half done.
 */
export async function prepareFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  await mkdir(path.dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}.`)
  try {
    await fill(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // A folder cannot be renamed onto one that holds files: then the other runner was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Installs exactly what the lockfile names in a folder of its own; returns the archives' folder. */
async function installPackage(folder: string): Promise<string> {
  await mkdir(folder)
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(path.join(PACKAGE, file), path.join(folder, file))
  }
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await promisify(execFile)('npm', ['ci', ...options], { cwd: folder })
  } catch (cause) {
    throw new Error(
      'The tests need a browser and npm could not fetch one: install Chrome or Chromium and name it in CHROMIUM_PATH, ' +
        `or see what npm says.\n${cause instanceof Error ? cause.message : ''}`,
      { cause },
    )
  }
  return path.join(folder, 'node_modules/@sparticuz/chromium/bin')
}

async function unpack(archives: string, folder: string): Promise<void> {
  const content = async (name: string): Promise<Buffer> =>
    promisify(brotliDecompress)(await readFile(path.join(archives, name)))
  await writeFile(path.join(folder, 'chromium'), await content('chromium.br'), { mode: 0o755 })
  for (const name of ['swiftshader.tar.br', 'al2023.tar.br']) {
    const { status } = spawnSync('tar', ['-x', '-C', folder], { input: await content(name) })
    if (status !== 0) throw new Error(`The test browser could not be unpacked: tar failed on ${name}.`)
  }
}
