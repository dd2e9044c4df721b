import { writeFileSync } from 'node:fs'
import { declaredTypes, TYPES_FILE } from './declared-types.ts'

/** `npm run content:types`: writes the types of the content model, after a change of fake-contentful/content-model.ts. */
writeFileSync(TYPES_FILE, await declaredTypes())
