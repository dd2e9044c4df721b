/** The script of `src/client/head`, bundled: see `integrations/bundle-head-script.ts`. */
declare module 'virtual:head-script' {
  export const headScript: string
}
