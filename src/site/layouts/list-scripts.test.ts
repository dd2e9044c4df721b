import { expect, test } from 'vitest'
import { listScripts } from './list-scripts.ts'

const IMPORTS = {
  '/_astro/Order.js': ['/_astro/shared.js'],
  '/_astro/Menu.js': ['/_astro/shared.js', '/_astro/react.js'],
  '/_astro/hydrate.js': ['/_astro/react.js'],
  '/_astro/shared.js': ['/_astro/react.js'],
  '/_astro/react.js': [],
  '/_astro/Gallery.js': ['/_astro/carousel.js'],
  '/_astro/carousel.js': [],
}

const island = (component: string, client: string): string =>
  `<astro-island uid="a" component-url="/_astro/${component}.js" renderer-url="/_astro/hydrate.js" ` +
  `props="{&quot;text&quot;:[0,&quot;a > b&quot;]}" ssr client="${client}" opts="{}"><p>a</p></astro-island>`

test('the scripts that islands load at once are listed once each, after their imports', () => {
  const body = `${island('Menu', 'load')}${island('Gallery', 'visible')}${island('Order', 'only')}`
  expect(listScripts(body, IMPORTS)).toEqual([
    '/_astro/react.js',
    '/_astro/hydrate.js',
    '/_astro/shared.js',
    '/_astro/Menu.js',
    '/_astro/Order.js',
  ])
})

test('a page without islands has none, and scripts that import each other are listed once', () => {
  expect(listScripts('<script>1 > 0</script>', IMPORTS)).toEqual([])
  const imports = { '/_astro/a.js': ['/_astro/b.js'], '/_astro/b.js': ['/_astro/a.js'] }
  expect(listScripts(island('a', 'load'), imports)).toEqual(['/_astro/b.js', '/_astro/a.js'])
})

test('a script that is not of the build is not listed [R01]', () => {
  expect(listScripts(island('https://foreign.example/a', 'load'), IMPORTS)).not.toContainEqual(
    expect.stringContaining('foreign'),
  )
})
