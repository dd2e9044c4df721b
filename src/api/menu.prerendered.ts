import type { GetStaticPaths } from 'astro'
import { LANGUAGES } from '../domain/language.ts'

/**
 * `/live/ar.json` and `/live/en.json` of static builds, so that open pages pick up the next build.
 */
export { GET } from './menu.ts'

export const getStaticPaths = (() => LANGUAGES.map((language) => ({ params: { language } }))) satisfies GetStaticPaths
