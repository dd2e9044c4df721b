/** The search of the menu: one file, loaded on demand. */
export { ClearSearch } from './ClearSearch.tsx'
export { findItems } from './find-items.ts'
export { FoundItems } from './FoundItems.tsx'
export { handleSearchKey } from './handle-search-key.ts'
