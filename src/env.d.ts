declare global {
  /** Defined by the build, for the server alone. */
  const BUILD_INFO: { readonly commit: string | null; readonly builtAt: string }

  namespace App {
    /** What pages are rendered with. */
    interface Locals {
      /** null: there is none to show. */
      content: import('#content/mapping/map-content.ts').Content | null
      /** Of all that the pages are rendered from. */
      version: string
      settings: Pick<
        import('#platform/settings.ts').Settings,
        'siteOrigin' | 'contentRefreshSeconds' | 'closedHours' | 'countsEvents'
      >
      /** None in development, where the scripts are not bundled. */
      scriptImports: import('#platform/script-imports.ts').ScriptImports
      /** What the page has in place of its content security policy, which is known when it is rendered; none in development. */
      policyPlace?: string
      /** Whether the content is the sample, for want of Contentful keys. */
      isSampleMenu: boolean
      /** Only for the page that checks the content. */
      contentCheck?: import('#content/domain/content-finding.ts').ContentCheck
      /** Beside it; none where events are not counted. */
      handOffs?: import('#server/metrics/daily-hand-offs.ts').HandOffSummary | null
    }
  }
}

export {}
