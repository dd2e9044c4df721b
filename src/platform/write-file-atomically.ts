import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** End of the names of files that are not complete yet, or were left by a killed process. */
const PART_SUFFIX = '.part'

/**
 * Writes the file atomically, and its folder if need be; several processes may share it. Rejects with
 * the system's error, for example if the disk is full.
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // A random name, because in containers every process has the same process id.
  const partFile = `${file}.${randomUUID()}${PART_SUFFIX}`
  try {
    const handle = await open(partFile, 'wx')
    try {
      await handle.writeFile(content)
      // Without it a power failure could leave an empty file under the final name.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partFile, file)
  } catch (error) {
    await rm(partFile, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Younger part files may still be written by another process. */
const OLD_PART_FILE_MS = 60 * 60 * 1000

/** Removes part files that processes left beside `file` when they were killed. Never rejects. */
export async function removeOldPartFiles(file: string): Promise<void> {
  const folder = path.dirname(file)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(`${path.basename(file)}.`) && each.endsWith(PART_SUFFIX))) {
    const partFile = path.join(folder, name)
    try {
      const { mtimeMs } = await stat(partFile)
      if (Date.now() - mtimeMs > OLD_PART_FILE_MS) await rm(partFile, { force: true })
    } catch {
      // Another process has removed it, or the folder can't be written to, which the next write
      // logs.
    }
  }
}
