import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Orders } from './space-access.ts'

/** What became of a run: whether it did everything, and all that it said, without the token. */
export interface Report {
  readonly isDone: boolean
  readonly text: string
}

/**
 * Runs an official tool in a process of its own, because it writes as it likes to the console and leaves error files where
 * it stands, some of them with the token. What it says comes back line by line and as a whole, the token taken out; its
 * folder is deleted when it ends.
 */
export async function runOfficial<Job>(
  script: 'migrate' | 'import',
  orders: Orders<Job>,
  cacheDir: string,
  onLine: (line: string) => void,
): Promise<Report> {
  mkdirSync(cacheDir, { recursive: true })
  const folder = mkdtempSync(path.resolve(cacheDir, 'content-push-'))
  const { token, isLocal } = orders.access
  const lines: string[] = []
  try {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, `${script}.ts`)], {
      cwd: folder,
      env: environmentFor(isLocal),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // Through the input: arguments and environment can be seen from outside.
    child.stdin.end(JSON.stringify(orders))
    const hear = (stream: NodeJS.ReadableStream): void => {
      let rest = ''
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        const parts = (rest + text).split('\n')
        rest = parts.pop() ?? ''
        for (const part of parts) {
          const line = withoutToken(part, token)
          lines.push(line)
          onLine(line)
        }
      })
      stream.on('end', () => lines.push(withoutToken(rest, token)))
    }
    hear(child.stdout)
    hear(child.stderr)
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
    return { isDone: code === 0, text: [...lines, ...files.map((text) => withoutToken(text, token))].join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The environment without the settings of the site, whose names the tools may know, and without a proxy for this machine. */
function environmentFor(isLocal: boolean): NodeJS.ProcessEnv {
  const hidden = isLocal ? /^(CONTENTFUL_.*|(https?|all)_proxy)$/i : /^CONTENTFUL_/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !hidden.test(name)))
}

/** A text without the token, and without what the tools show of it. */
export function withoutToken(text: string, token: string): string {
  return text.replaceAll(token, '…').replace(/Bearer [^\s"'\\]+/g, 'Bearer …')
}
