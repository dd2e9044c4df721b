import { spawn } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { pictures, readLedger, WORKSHOP, writeLedger, type Picture } from './pictures.ts'
import { isStored, store } from './store.ts'

const RENDER = path.join(import.meta.dirname, 'render.py')
const WEIGHTS = path.join(WORKSHOP, 'weights')

const USAGE = `npx node art/cli.ts <name…|scene file…|all>   renders what is missing or changed, in this order
  --preview   quick and small, into .cache/art/preview; stores nothing
  --force     renders again what is up to date
  --keep      counts finished pictures as up to date, as they are:
              for a change of source that does not show
  --list      says what would be rendered`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One render at a time and at low priority: two at once only slow each other. */
async function render(picture: Picture, out: string): Promise<void> {
  const options = [picture.module, picture.name, out, WEIGHTS, ...(flags.preview ? ['preview'] : [])]
  const child = spawn('nice', ['-n', '19', 'blender', '-b', '-noaudio', '--python', RENDER, '--', ...options])
  let log = ''
  const keep = (text: Buffer): void => {
    log = (log + text.toString()).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  if (code !== 0) throw new Error(`${picture.name} could not be rendered:\n${log}`)
}

async function finish(picture: Picture, at: string): Promise<void> {
  const began = performance.now()
  const out = path.join(WORKSHOP, flags.preview ? 'preview' : '', `${picture.name}.png`)
  const kept = flags.keep && (existsSync(out) || isStored(picture))
  if (!kept) {
    const unfinished = out.replace(/\.png$/, '.new.png')
    await render(picture, unfinished)
    renameSync(unfinished, out)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  if (!flags.preview) {
    if (!(kept && isStored(picture))) await store(picture, out)
    const ledger = readLedger()
    const before = ledger[picture.name]?.seconds ?? 0
    writeLedger({ ...ledger, [picture.name]: { fingerprint: picture.fingerprint, seconds: kept ? before : seconds } })
  }
  say(`${at} ${picture.name} ${styleText('dim', kept ? 'kept' : `${seconds} s`)}`)
}

async function main(): Promise<void> {
  const all = pictures()
  const asked = positionals.flatMap((word) => all.filter(({ name, module }) => [name, module, 'all'].includes(word)))
  const wanted = [...new Set(asked)]
  if (wanted.length === 0) {
    say(`${USAGE}\n\nPictures: ${all.map(({ name }) => name).join(', ')}`)
    process.exitCode = positionals.length === 0 ? 0 : 1
    return
  }
  const ledger = readLedger()
  const stale = wanted.filter(
    (picture) => flags.force || flags.preview || ledger[picture.name]?.fingerprint !== picture.fingerprint,
  )
  say(`${stale.length} of ${wanted.length} to render`)
  for (const [i, picture] of stale.entries()) {
    if (flags.list) say(`${picture.name}: ${picture.shows}`)
    else await finish(picture, `${i + 1}/${stale.length}`)
  }
}

await main()
