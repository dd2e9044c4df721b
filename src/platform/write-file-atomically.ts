import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** End of the names of files that are not complete yet, or were left by a killed process. */
export const PART_SUFFIX = '.part'

/**
 * Writes the file atomically, and its folder if need be; several processes may share it. Rejects with
 * the system's error, for example if the disk is full.
 */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // A random name, because in containers every process has the same process id.
  const partFile = `${file}.${randomUUID()}${PART_SUFFIX}`
  try {
    const handle = await open(partFile, 'wx')
    try {
      await handle.writeFile(text)
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
