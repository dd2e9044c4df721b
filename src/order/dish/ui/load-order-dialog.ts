import { createLazyModule } from '#browser/loading/lazy-module.ts'

/** Loaded with the first dialog of a dish. */
export const loadOrderDialog = createLazyModule(() => import('./OrderDialog.tsx'))
