import { createLazyModule } from '#browser/loading/lazy-module.ts'

/** Many customers do not come back, so this is not loaded with checkout. */
export const loadAfterHandOff = createLazyModule(() => import('./after-hand-off.ts'))
