import { expect, inject, test } from 'vitest'
import { fetchText } from './raw-http.ts'

test('style sheets are written for the oldest browsers of README: Chrome’s engine before 120 has neither [R46]', async () => {
  const { text } = await fetchText(inject('siteOrigin'), '/')
  expect(text).not.toContain(':dir(')
  expect(text.match(/(?<!-webkit-)mask-image:/g)).toHaveLength(text.match(/-webkit-mask-image:/g)?.length ?? 0)
})
