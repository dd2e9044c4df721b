import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const HERE = import.meta.dirname
const LEDGER = path.join(HERE, 'rendered.json')

/** Where renders wait, without loss, to be stored: not part of the repository. */
export const WORKSHOP = path.join(HERE, '../.cache/art')
mkdirSync(WORKSHOP, { recursive: true })

/** A picture that a scene describes. Sizes in px. */
export interface Picture {
  readonly name: string
  /** The scene's file, without `.py`. */
  readonly module: string
  /** One sentence. */
  readonly shows: string
  readonly width: number
  readonly height: number
  /** Changes with any source that the picture is made of. */
  readonly fingerprint: string
}

/** What is known of a finished picture. */
export interface Rendered {
  readonly fingerprint: string
  /** Of machine time, denoising included. */
  readonly seconds: number
}

/** Every picture of every scene, heroes first (the order in which they are wanted). */
export function pictures(): readonly Picture[] {
  const listed = execFileSync('/usr/bin/python3', [path.join(HERE, 'listing.py')], { encoding: 'utf8' })
  const order = ['hero', 'sharing', 'gallery']
  const rank = ({ module }: Picture): number => (order.indexOf(module) + order.length + 1) % (order.length + 1)
  return (JSON.parse(listed) as Picture[]).sort((a, b) => rank(a) - rank(b))
}

/** The ledger of finished pictures, by name. */
export function readLedger(): Record<string, Rendered> {
  return existsSync(LEDGER) ? (JSON.parse(readFileSync(LEDGER, 'utf8')) as Record<string, Rendered>) : {}
}

export function writeLedger(ledger: Readonly<Record<string, Rendered>>): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(LEDGER, `${JSON.stringify(sorted, null, 2)}\n`)
}
