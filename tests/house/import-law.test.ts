import { describe, expect, test } from 'vitest'
import { importViolations } from './import-law.ts'
import { sourceFiles } from './source-files.ts'

const violations = (path: string, text: string): readonly string[] => importViolations({ path, text })

describe('the rooms of the house', () => {
  test('no file knows what it may not know', () => {
    expect(sourceFiles().flatMap((file) => importViolations(file))).toEqual([])
  })
})

describe('the import law', () => {
  const forbidden: readonly [name: string, path: string, text: string][] = [
    ['a rule that knows words', 'src/domain/menu.ts', "import { en } from '../i18n/en.ts'"],
    ['a rule that knows a package', 'src/domain/menu.ts', "import { create } from 'zustand'"],
    ['a rule that knows a builtin', 'src/domain/menu.ts', "import { join } from 'node:path'"],
    [
      'a rule that knows the restaurant',
      'src/domain/menu.ts',
      "import { restaurant } from '../../restaurant.config.ts'",
    ],
    ['a look that knows a rule', 'src/ui/Price.tsx', "import { formatAed } from '../domain/money.ts'"],
    [
      'a look that knows a rule among types',
      'src/ui/Price.tsx',
      "import { type Fils, fils } from '../domain/money.ts'",
    ],
    ['a look that knows state', 'src/ui/Price.tsx', "import type { Store } from '../state/store.ts'"],
    ['a look with words of its own', 'src/ui/Price.tsx', "import { useWords } from '../i18n/words-context.tsx'"],
    ['the browser that knows a rule', 'src/hooks/motion.ts', "import type { Fils } from '../domain/money.ts'"],
    ['the browser that draws', 'src/hooks/motion.ts', "import { Icon } from '../ui/Icon.tsx'"],
    ['state that knows words', 'src/state/basket.ts', "import { en } from '../i18n/en.ts'"],
    ['state that knows the restaurant', 'src/state/basket.ts', "export * from '../../restaurant.config.ts'"],
    ['words that know state', 'src/i18n/en.ts', "import { store } from '../state/store.ts'"],
    [
      'content that knows another server file',
      'src/content/content-store.ts',
      "import { createPageCache } from '../server/page-cache.ts'",
    ],
    ['content that knows words', 'src/content/content-store.ts', "import { en } from '../i18n/en.ts'"],
    ['a feature that knows another', 'src/features/hero/Hero.tsx', "import { Menu } from '../menu/Menu.tsx'"],
    ['a feature that knows the sheet of another', 'src/features/hero/Hero.tsx', "import '../menu/Menu.module.css'"],
    [
      'a feature that knows content',
      'src/features/menu/Menu.tsx',
      "import type { Content } from '../../content/content.ts'",
    ],
    [
      'a feature that names a type of content',
      'src/features/menu/Menu.tsx',
      "let a: import('../../content/content-store.ts').Content",
    ],
    [
      'a feature that loads content later',
      'src/features/menu/Menu.tsx',
      "await import('../../content/content-store.ts')",
    ],
    ['a feature that collects content', 'src/features/menu/Menu.tsx', "import.meta.glob('../../content/*.ts')"],
    ['a feature that collects in a list', 'src/features/menu/Menu.tsx', "import.meta.glob(['../hero/*.ts'])"],
    ['a feature that knows the client', 'src/features/menu/Menu.tsx', "import { createClient } from 'contentful'"],
    ['a feature that knows a builtin', 'src/features/menu/Menu.tsx', "import 'node:fs'"],
    ['a screen that knows another server file', 'src/screens/Home.astro', "---\nimport '../server/server.ts'\n---\n"],
    ['a script of a screen', 'src/screens/Home.astro', "<p/><script>import '../server/server.ts'</script>"],
    ['an endpoint that knows the sample', 'src/api/live.ts', "import '../../fake-contentful/service.ts'"],
    ['a server that knows a feature', 'src/server/page-cache.ts', "import { Hero } from '../features/hero/Hero.tsx'"],
    ['content that starts a server', 'src/content/a.ts', "import '../server/http-server.ts'"],
    ['a server that starts the sample elsewhere', 'src/server/server.ts', "import '../../fake-contentful/service.ts'"],
    ['a sample that knows a rule', 'fake-contentful/service.ts', "import type { Fils } from '../src/domain/money.ts'"],
    ['a server that converts pictures', 'src/server/page-cache.ts', "import sharp from 'sharp'"],
    ['a sample that knows the client', 'fake-contentful/service.ts', "import { createClient } from 'contentful'"],
    ['a server that knows how it was built', 'src/server/server.ts', "import '../../integrations/deploy-targets.ts'"],
    ['a build that draws', 'integrations/deploy-targets.ts', "import { Hero } from '../src/features/hero/Hero.tsx'"],
    ['a page that starts the content', 'src/pages/a.ts', "import '../content/content-store.ts'"],
    ['a restaurant that runs a rule', 'restaurant.config.ts', "import { fils } from './src/domain/money.ts'"],
    ['a product file that knows a test', 'src/domain/menu.ts', "import { dish } from './menu.fixtures.ts'"],
    ['a test of a rule that knows words', 'src/domain/menu.test.ts', "import { en } from '../i18n/en.ts'"],
    ['a new room without a law of its own', 'src/ui/Price.tsx', "import { help } from '../lib/help.ts'"],
  ]
  test.each(forbidden)('finds %s', (_, path, text) => {
    expect(violations(path, text)).toHaveLength(1)
  })

  const allowed: readonly [name: string, path: string, text: string][] = [
    ['a look that knows types of rules', 'src/ui/Price.tsx', "import type { Fils } from '../domain/money.ts'"],
    ['a look that knows types one by one', 'src/ui/Price.tsx', "import { type Fils } from '../domain/money.ts'"],
    ['a feature with its own picture', 'src/features/hero/Hero.tsx', "import a from './pictures/a.avif?url'"],
    ['a feature that knows a rule', 'src/features/menu/Menu.tsx', "import { fils } from '../../domain/money.ts'"],
    [
      'a screen that joins',
      'src/screens/Home.astro',
      "---\nimport '../i18n/en.ts'\nimport '../features/hero/Hero.tsx'\n---\n",
    ],
    [
      'the one server file of the sample',
      'src/server/connect-to-content.ts',
      "import '../../fake-contentful/service.ts'",
    ],
    ['a server that fetches content', 'src/server/server.ts', "import '../content/content-store.ts'"],
    ['the middleware of serverless hosts', 'src/middleware/serverless.ts', "import '../platform/settings.ts'"],
    ['a build that reads the content', 'integrations/build-time-content.ts', "import '../src/content/snapshot.ts'"],
    ['a test of content that serves a sample', 'src/content/a.test.ts', "import '../../fake-contentful/service.ts'"],
    ['a test of the sample by the client', 'fake-contentful/test-client.ts', "import 'contentful'"],
    ['the name of a file in a text', 'src/domain/menu.ts', 'const a = "import \'../i18n/en.ts\'"'],
    ['files outside of the rooms', 'tools/fonts.ts', "import '../src/features/hero/Hero.tsx'"],
  ]
  test.each(allowed)('allows %s', (_, path, text) => {
    expect(violations(path, text)).toEqual([])
  })
})
