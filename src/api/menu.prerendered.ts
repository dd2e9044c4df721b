import type { GetStaticPaths } from 'astro'
import { LANGUAGES } from '../domain/language.ts'

/** `/live/ar.json`, `/live/en.json` of plain files: written by the build, so that an open page follows the next build quietly. */
export { GET } from './menu.ts'

export const getStaticPaths = (() => LANGUAGES.map((language) => ({ params: { language } }))) satisfies GetStaticPaths
