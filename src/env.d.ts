declare global {
  /** Defined by the build, for the server alone. */
  const BUILD_INFO: { readonly commit: string | null; readonly builtAt: string }

  /** Defined by a build of files: the folder that it writes them to. */
  const OUT_FOLDER: string

  namespace App {
    /** What every deployment target hands to the pages. */
    interface Locals {
      /** null: there is none to show. */
      content: import('#content/mapping/map-content.ts').Content | null
      settings: Pick<
        import('#platform/settings.ts').Settings,
        'siteOrigin' | 'contentRefreshSeconds' | 'closedHours' | 'countsEvents'
      >
      /** None in development, where the scripts are not bundled. */
      scriptImports: import('#platform/script-imports.ts').ScriptImports
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
