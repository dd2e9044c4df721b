import { restaurant } from '../restaurant.config.ts'
import { startSampleContent } from '../src/server/sample-content.ts'
import { readSettings, SettingsError } from '../src/platform/settings.ts'
import { checkContent } from './content-check/check.ts'
import { readingFailure } from './content-check/reading-failure.ts'
import { reportLines, wouldBeNoticed } from './content-check/report.ts'

/**
 * `npm run content:check`: tells the owner what is wrong with the content that the site would show, or with the sample
 * menu without keys. Ends with 1 when diners would notice something, with 2 when the content can't be read, else with 0.
 */
const NOTICED = 1
const UNREADABLE = 2

try {
  const stopSample = await startSampleContent(process.env)
  try {
    process.exitCode = await check()
  } finally {
    await stopSample()
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = UNREADABLE
}

async function check(): Promise<number> {
  const keys = readSettings(process.env).contentful
  if (keys === null) throw new SettingsError('There is nothing to check: no keys, and the sample did not start.')
  try {
    const { findings, dishes, galleryPictures, unasked } = await checkContent(keys, restaurant)
    for (const line of reportLines(findings, dishes, galleryPictures)) process.stdout.write(`${line}\n`)
    if (unasked > 0) process.stdout.write(`${unasked} pictures could not be asked for; the rest is checked.\n`)
    return wouldBeNoticed(findings) ? NOTICED : 0
  } catch (error) {
    process.stderr.write(`${readingFailure(error, keys)}\n`)
    return UNREADABLE
  }
}
