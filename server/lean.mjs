import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loaded by `npm start` before anything else, and no TypeScript, so that Node need not load what reads TypeScript: what it makes of the
 * sources, without types and parsed, is kept from one start to the next, in NODE_COMPILE_CACHE or beside the site's other caches.
 * The next start is quicker and takes 30 MB less. Where the folder can't be written, a start is as it was without.
 */
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../.cache/node', import.meta.url)))
