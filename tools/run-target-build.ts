import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { print } from './format.ts'
import { root } from './spawn-process.ts'

/**
 * Runs `npm run build:for` and prints the size of the build. Rejects with the build's output if it
 * fails.
 */
export async function runTargetBuild(target: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error('run this with npm run')
  const { stdout } = await promisify(execFile)(process.execPath, [npm, 'run', 'build:for', '--', target], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const line of stdout.split('\n')) if (line.startsWith(`${target}: `)) print(line)
}
