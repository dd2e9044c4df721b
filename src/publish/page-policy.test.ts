import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepUsedHashes } from './page-policy.ts'

const hash = (text: string): string => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a policy keeps the hashes of the page’s own scripts and styles alone', () => {
  const policy = (scripts: string, styles: string): string =>
    `default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};`
  const html = `<style>a{}</style><style media="print">b{}</style><script>one()</script><script type="module">two()
</script><script src="/three.js"></script>`
  const scripts = hash('one()') + hash('two()\n')
  const styles = hash('a{}') + hash('b{}')
  const all = policy(scripts + hash('never()'), hash('c{}') + styles)
  expect(keepUsedHashes(all, html)).toBe(policy(scripts, styles))
  expect(keepUsedHashes(all, '<p>Nothing is inline.')).toBe(policy('', ''))
})

test.each([
  ['an attribute', '<meta content="<script> and <style>"><script>one()</script>'],
  ['an attribute that ends with a tag', '<meta content="<script"><script>one()</script>'],
  ['a text', '<p>&lt;script></p><script>one()</script>'],
])('a tag within %s hides no script', (_, html) => {
  const policy = `script-src${hash('one()')};`
  expect(keepUsedHashes(policy, html)).toBe(policy)
})
