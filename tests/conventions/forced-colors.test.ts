import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a style sheet says of something chosen. */
const CHOSEN = [':has(:checked)', "[aria-pressed='true']"]

const sheets = globSync('src/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const)

test('whatever looks chosen has a look of its own in forced colours', () => {
  for (const [file, css] of sheets) {
    const [, forced = ''] = css.split('@media (forced-colors: active)')
    const [onScreen = ''] = css.split('@media')
    for (const state of CHOSEN) if (onScreen.includes(state)) expect(forced, file).toContain(state)
  }
})
