import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { print } from './checked-answers.ts'
import { root } from './running-program.ts'

/** Runs `npm run build:for` for a host and prints how large the build is; throws with all that the build said where it fails. */
export async function builtFor(target: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error('start this with npm run')
  const { stdout } = await promisify(execFile)(process.execPath, [npm, 'run', 'build:for', '--', target], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const line of stdout.split('\n')) if (line.startsWith(`${target}: `)) print(line)
}
