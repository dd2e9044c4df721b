import { spawnSync } from 'node:child_process'

/** What a build is made of; `GET /healthz` tells both. */
export interface BuildInfo {
  /** Twelve digits, with `-dirty` if files were changed since; null where there is no git. */
  readonly commit: string | null
  /** ISO date and time. */
  readonly builtAt: string
}

/** `commit` is for builds without the folder .git, such as that of the image. */
export function readBuildInfo(commit: string, now: Date): BuildInfo {
  const described = commit.trim() || describeCommit()
  return { commit: described === '' ? null : described, builtAt: now.toISOString() }
}

/** '' without git or a repository. */
function describeCommit(): string {
  const options = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12']
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
