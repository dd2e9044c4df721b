import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import chromiumPackage from './chromium/package.json' with { type: 'json' }

const PACKAGE = path.join(import.meta.dirname, 'chromium')
const CACHE = path.join(import.meta.dirname, '../.cache')
const VERSION = chromiumPackage.dependencies['@sparticuz/chromium']

/** Returns the folder of the Chromium in `tests/chromium/package.json`; each version has its own. */
export function getChromiumFolder(): string {
  return path.join(CACHE, `chromium-${VERSION}`)
}

/**
 * Returns that folder with the program `chromium` and, in `lib`, libraries that a minimal system
 * lacks. Installed with `npm ci` and unpacked on first use.
 */
export async function fetchChromium(): Promise<string> {
  return prepareFolder(getChromiumFolder(), async (folder) => {
    process.stderr.write(`Fetching the test browser, @sparticuz/chromium ${VERSION} (67 MB), once.\n`)
    const download = `${folder}.npm`
    try {
      await unpack(await installPackage(download), folder)
    } finally {
      await rm(download, { recursive: true, force: true })
    }
  })
}

/**
 * Fills a folder unless it exists, and returns its path. It is filled under a temporary name and
 * renamed when complete, because two test runners may start at the same time or be interrupted.
 */
async function prepareFolder(folder: string, fill: (temporary: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  await mkdir(path.dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}.`)
  try {
    await fill(temporary)
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    // The rename fails if another runner has created the folder in the meantime.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Installs the locked version in `folder`; returns the folder of its archives. */
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
      'The tests need a browser and npm could not fetch one: install Chrome or Chromium and set CHROMIUM_PATH. ' +
        `Output of npm:\n${cause instanceof Error ? cause.message : ''}`,
      { cause },
    )
  }
  return path.join(folder, 'node_modules/@sparticuz/chromium/bin')
}

async function unpack(archives: string, folder: string): Promise<void> {
  const decompress = async (name: string): Promise<Buffer> =>
    promisify(brotliDecompress)(await readFile(path.join(archives, name)))
  await writeFile(path.join(folder, 'chromium'), await decompress('chromium.br'), { mode: 0o755 })
  for (const name of ['swiftshader.tar.br', 'al2023.tar.br']) {
    const { status } = spawnSync('tar', ['-x', '-C', folder], { input: await decompress(name) })
    if (status !== 0) throw new Error(`The test browser could not be unpacked: tar failed on ${name}.`)
  }
}
