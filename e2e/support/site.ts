export { startSite, type Site } from '../../tests/support/site.ts'
