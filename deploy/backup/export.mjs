// `node export.mjs FOLDER`: exports a space of Contentful into the folder. export.json beside this file:
// { "spaceId": "…", "managementToken": "…", "downloadAssets": true }, for the user lahab-backup only.
import { mkdirSync, readFileSync } from 'node:fs'
import exportSpace from 'contentful-export'

const options = JSON.parse(readFileSync(new URL('export.json', import.meta.url), 'utf8'))
const [, , exportDir] = process.argv
mkdirSync(exportDir, { recursive: true })
await exportSpace({ ...options, exportDir, contentFile: 'content.json', useVerboseRenderer: true })
