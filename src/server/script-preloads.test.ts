import { expect, test } from 'vitest'
import { addScriptPreloads } from './script-preloads.ts'

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

test('a page names all scripts that it loads at once, each once and after its imports', () => {
  const html =
    `<head><title>Menu</title></head><body>${island('Menu', 'load')}${island('Gallery', 'visible')}` +
    `${island('Order', 'only')}</body>`
  const preloaded = addScriptPreloads(html, IMPORTS).matchAll(/<link rel="modulepreload" href="(.+?)">/g)
  expect([...preloaded].map(([, script]) => script)).toEqual([
    '/_astro/react.js',
    '/_astro/hydrate.js',
    '/_astro/shared.js',
    '/_astro/Menu.js',
    '/_astro/Order.js',
  ])
})

test('a page without scripts stays as it is, and scripts that import each other are listed once', () => {
  const html = '<head><title>Check</title></head><body><script>1 > 0</script></body>'
  expect(addScriptPreloads(html, IMPORTS)).toBe(html)
  const page = `<head><title>a</title></head>${island('a', 'load')}`
  const imports = { '/_astro/a.js': ['/_astro/b.js'], '/_astro/b.js': ['/_astro/a.js'] }
  expect(addScriptPreloads(page, imports).match(/modulepreload/g)).toHaveLength(3)
})
