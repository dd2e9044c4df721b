import { describe, expect, test } from 'vitest'
import { rawMarkup } from './markup-rules.ts'
import { isTestFile, sourceFiles } from './source-files.ts'

/** 'file what' → the reason why it may stand there. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/layouts/Document.astro set:html':
    'the early script, fixed text of this repository, and the data for search engines, escaped as JSON',
}

const found = sourceFiles()
  .filter(({ path }) => path.startsWith('src/') && !isTestFile(path))
  .flatMap(rawMarkup)
  .map((violation) => ({ violation, key: violation.replace(/:\d+ /, ' ') }))

describe('components and screens', () => {
  test('hold no style attribute and no raw HTML [V01]', () => {
    const unexcused = found.filter(({ key }) => EXCEPTIONS[key] === undefined)
    expect(unexcused.map(({ violation }) => violation)).toEqual([])
  })

  test('have only exceptions that are still needed', () => {
    const keys = found.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)))
  })
})

describe('rawMarkup', () => {
  const forbidden: readonly [text: string, name: string][] = [
    ['<p style="color: red" />', 'a style attribute'],
    ['<p\n  style={{ inlineSize: 5 }}\n/>', 'a style attribute'],
    ['<p style = {sheet} />', 'a style attribute'],
    ["element.setAttribute('style', 'x')", 'a style attribute'],
    ['<p dangerouslySetInnerHTML={{ __html: text }} />', 'dangerouslySetInnerHTML'],
    ['element.innerHTML = text', 'innerHTML'],
    ['element.outerHTML = text', 'innerHTML'],
    ["element.insertAdjacentHTML('beforeend', text)", 'insertAdjacentHTML'],
    ['<p set:html={text} />', 'set:html'],
    ['document.write(text)', 'document.write'],
    ['<body onload="start()">', 'an event attribute'],
    ['eval(text)', 'evaluated text'],
    ["new Function('return 1')", 'evaluated text'],
  ]
  test.each(forbidden)('finds %s', (text, name) => {
    const line = text.slice(0, text.indexOf('style')).split('\n').length
    expect(rawMarkup({ path: 'A.tsx', text })).toEqual([`A.tsx:${line} ${name}`])
  })

  const allowed: readonly string[] = [
    '<p className={styles.a} data-style="x" />',
    '<button onClick={start} />',
    '<style>.a { color: inherit; }</style>',
    'const style = 1',
    "element.style.setProperty('--x', '1')",
    'retrieval(text)',
  ]
  test.each(allowed)('leaves %s alone', (text) => {
    expect(rawMarkup({ path: 'A.tsx', text })).toEqual([])
  })
})
