import { restaurant } from '../restaurant.config.ts'
import { checkContent, fetchCheckedContent, listImageUrls } from '../src/content/check/check-content.ts'
import { isError } from '../src/domain/content-finding.ts'
import { loadEnvFile } from '../src/platform/load-env-file.ts'
import { readSettings, SettingsError, type ContentfulKeys } from '../src/platform/settings.ts'
import { connectToContent } from '../src/server/connect-to-content.ts'
import { describeFetchError } from './content-check/describe-fetch-error.ts'
import { findMissingImages } from './content-check/find-missing-images.ts'
import { formatReport } from './content-check/format-report.ts'

/**
 * `npm run content:check`: reports problems of the content in Contentful, or of the sample without
 * keys. Exit codes: 0 without problems that customers notice, 1 with such problems, 2 if the
 * content can't be fetched.
 */
const EXIT_CODE = { errors: 1, unavailable: 2 } as const

try {
  loadEnvFile()
  const settings = readSettings(process.env)
  const { keys, close } = await connectToContent(settings)
  process.exitCode = await check(keys, settings.closedHours)
  await close()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = EXIT_CODE.unavailable
}

async function check(keys: ContentfulKeys, closedHours: string): Promise<number> {
  try {
    const content = await fetchCheckedContent(keys)
    const { missing, unchecked } = await findMissingImages(listImageUrls(content, restaurant, keys.host))
    const report = checkContent(
      content,
      { ...restaurant, closedHours },
      { serviceHost: keys.host, missing, now: Date.now() },
    )
    process.stdout.write(`${formatReport(report, unchecked).join('\n')}\n`)
    return report.findings.some(isError) ? EXIT_CODE.errors : 0
  } catch (error) {
    process.stderr.write(`${describeFetchError(error, keys)}\n`)
    return EXIT_CODE.unavailable
  }
}
