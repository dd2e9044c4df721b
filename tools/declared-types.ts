import { createRequire } from 'node:module'
import { format, resolveConfig } from 'prettier'
import { CONTENT_MODEL, type ContentType } from '../fake-contentful/content-model.ts'

// Loaded so because it takes two seconds and has no default export that Node sees.
const { CFDefinitionsBuilder } = createRequire(import.meta.url)(
  'cf-content-types-generator',
) as typeof import('cf-content-types-generator')

type Declared = Parameters<InstanceType<typeof CFDefinitionsBuilder>['appendType']>[0]

/** Where the declared types of the content model stand. */
export const TYPES_FILE = new URL('../src/content/content-types.ts', import.meta.url)

const MARK = `// Made by \`npm run content:types\` from fake-contentful/content-model.ts; change that file, not this one.

`

/** The types of the content model as a module of TypeScript, by the official generator, formatted as the house formats. */
export async function declaredTypes(): Promise<string> {
  const declared = new CFDefinitionsBuilder().appendTypes(CONTENT_MODEL.map(asDeclared)).toString()
  return format(MARK + declared, { ...(await resolveConfig(TYPES_FILE)), parser: 'typescript' })
}

function asDeclared({ id, name, fields }: ContentType): Declared {
  return {
    sys: { id, type: 'ContentType' },
    name,
    // What a content type of the Delivery API says besides.
    fields: fields.map((field) => ({ localized: false, disabled: false, omitted: false, ...field })),
  } as unknown as Declared
}
