import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { startContentService } from '../../fake-contentful/service.ts'
import { readSettings } from '../platform/settings.ts'

type Environment = Record<string, string | undefined>

const SPACE = 'lahab-sample'
const ACCESS_TOKEN = 'sample-menu-only'

/**
 * Without Contentful keys: starts the embedded content service on a free port of this machine and points the settings
 * at it, so that the site reads the sample menu the one way it reads everything (CNT-3). Gives the way to stop it.
 */
export async function startSampleContent(environment: Environment): Promise<() => Promise<void>> {
  const { contentful } = readSettings(environment)
  if (contentful !== null) return () => Promise.resolve()
  const service = await startContentService({
    port: 0,
    space: SPACE,
    accessToken: ACCESS_TOKEN,
    dataset: readSampleDataset(),
  })
  environment['CONTENTFUL_SPACE_ID'] = SPACE
  environment['CONTENTFUL_ACCESS_TOKEN'] = ACCESS_TOKEN
  environment['CONTENTFUL_HOST'] = service.host
  environment['CONTENTFUL_ENVIRONMENT'] = 'master'
  return () => service.close()
}
