import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

type FileProblem = 'missing' | 'too large' | 'not a file'

/** Why a file is not read. The message continues its name, such as 'is a folder'. */
export class UnusableFileError extends Error {
  readonly problem: FileProblem

  constructor(message: string, problem: FileProblem = 'not a file') {
    super(message)
    this.problem = problem
  }
}

export const MEGABYTE = 1024 * 1024

export interface OpenFile {
  readonly handle: FileHandle
  readonly bytes: number
  /** In ms since the epoch. */
  readonly changedAt: number
}

/**
 * Opens a file; the caller closes it. Rejects with an UnusableFileError for anything else that has a name, for more
 * than `maxBytes`, and for a link unless `canBeLink`, which names the file that it leads to.
 */
export async function openRegularFile(
  file: string,
  maxBytes: number,
  { canBeLink }: { readonly canBeLink: boolean },
): Promise<OpenFile> {
  // O_NONBLOCK: a named pipe without a writer would be waited for.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (canBeLink ? 0 : constants.O_NOFOLLOW)
  const handle = await open(file, flags).catch((error: unknown) => {
    throw toUnusableFileError(error)
  })
  try {
    const stats = await handle.stat()
    if (stats.isDirectory()) throw new UnusableFileError('is a folder')
    if (!stats.isFile()) throw new UnusableFileError('is no regular file')
    if (stats.size > maxBytes) throw new UnusableFileError(`is larger than ${maxBytes / MEGABYTE} MB`, 'too large')
    return { handle, bytes: stats.size, changedAt: stats.mtimeMs }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Reads a text without the byte order mark that some editors put before it. Rejects as `openRegularFile` does. */
export async function readTextFile(file: string, maxBytes: number): Promise<string> {
  const { handle } = await openRegularFile(file, maxBytes, { canBeLink: true })
  try {
    return dropByteOrderMark(await handle.readFile('utf8'))
  } finally {
    await handle.close()
  }
}

export function dropByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

function toUnusableFileError(error: unknown): UnusableFileError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new UnusableFileError('does not exist', 'missing')
  return new UnusableFileError(code === 'ELOOP' ? 'is a link' : `can’t be read: ${code}`)
}
