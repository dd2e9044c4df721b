import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Results kept on disk by name; nothing here ever throws: a folder that can't be used keeps nothing. */
export interface KeptFiles {
  /** null: not there, or broken. */
  read(name: string): Promise<Buffer | null>
  keep(name: string, bytes: Buffer): Promise<void>
}

const DIGEST_BYTES = 32

/**
 * A folder of at most `mostBytes`, the least recently used file the first to go. A file is written beside its place and
 * renamed into it, and carries a digest of itself, so that neither a reader nor another process ever takes half a file.
 */
export function keptFiles(folder: string, mostBytes: number): KeptFiles {
  /** Bytes in the folder: as counted, plus what was written since; null: not counted yet. */
  let filled: number | null = null
  let hasComplained = false

  async function makeRoom(): Promise<void> {
    const files = (await filesIn(folder)).sort((a, b) => a.usedAt - b.usedAt)
    filled = files.reduce((sum, { size }) => sum + size, 0)
    // A tenth more than needed, so that the next file does not count the folder again.
    const goal = filled > mostBytes ? mostBytes * 0.9 : mostBytes
    for (const { path, size } of files) {
      if (filled <= goal) return
      await rm(path, { force: true })
      filled -= size
    }
  }

  return {
    async read(name) {
      const path = join(folder, name)
      try {
        const file = await readFile(path)
        const bytes = file.subarray(DIGEST_BYTES)
        if (!digest(bytes).equals(file.subarray(0, DIGEST_BYTES))) return null
        const now = new Date()
        await utimes(path, now, now).catch(() => undefined)
        return bytes
      } catch {
        return null
      }
    },
    async keep(name, bytes) {
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, Buffer.concat([digest(bytes), bytes]))
        await rename(draft, join(folder, name))
        filled = filled === null ? null : filled + bytes.length + DIGEST_BYTES
        if (filled === null || filled > mostBytes) await makeRoom()
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        if (hasComplained) return
        hasComplained = true
        process.stderr.write(`Pictures can't be kept in ${folder}: ${error instanceof Error ? error.message : ''}\n`)
      }
    },
  }
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function filesIn(folder: string): Promise<{ path: string; size: number; usedAt: number }[]> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another process may have taken it away since.
      const facts = await stat(path).catch(() => null)
      return facts?.isFile() === true ? [{ path, size: facts.size, usedAt: facts.mtimeMs }] : []
    }),
  )
  return files.flat()
}
