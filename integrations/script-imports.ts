import type { AstroIntegration } from 'astro'
import { SCRIPT_IMPORTS_FILE } from '#platform/script-imports.ts'

/** Writes beside the browser's files which scripts each script imports, for `listScripts`. */
export function scriptImports(): AstroIntegration {
  return {
    name: 'lahab:script-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'lahab:script-imports',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_options, bundle) {
                  const imports = Object.values(bundle).flatMap((file) =>
                    file.type === 'chunk' ? [[`/${file.fileName}`, file.imports.map((path) => `/${path}`)]] : [],
                  )
                  const source = JSON.stringify(Object.fromEntries(imports))
                  this.emitFile({ type: 'asset', fileName: SCRIPT_IMPORTS_FILE, source })
                },
              },
            ],
          },
        })
      },
    },
  }
}
