import { readSampleLibrary } from '../fake-contentful/sample-library.ts'
import { SettingsError } from '../src/platform/settings.ts'
import { PushError } from './content-push/management-reader.ts'
import { pushContent } from './content-push/push.ts'
import { readSpaceAccess } from './content-push/space-access.ts'

/**
 * `npm run content:push`: brings a Contentful space up to the content model and fills it with the sample menu, by the
 * official `contentful-migration` and `contentful-import`. Safe to repeat: entries and pictures that the space has are left
 * alone. `-- --overwrite` replaces them by the sample, `-- --only-types` touches neither. See docs/content.md.
 */
const FLAGS = ['--overwrite', '--only-types']

try {
  const flags = process.argv.slice(2)
  const stray = flags.find((flag) => !FLAGS.includes(flag))
  if (stray !== undefined) throw new SettingsError(`"${stray}" is not known here; known are ${FLAGS.join(' and ')}.`)
  await pushContent({
    access: readSpaceAccess(process.env),
    library: readSampleLibrary(),
    cacheDir: process.env['CONTENT_CACHE_DIR']?.trim() || '.cache',
    overwrite: flags.includes('--overwrite'),
    onlyTypes: flags.includes('--only-types'),
    print,
  })
  print('Done. `npm run content:check` tells whether anything is amiss.')
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof PushError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
