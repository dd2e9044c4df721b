const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
}

/** The attributes of every element of one name. For the site's own HTML: its attributes are quoted. */
export function findElements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decode(value)]),
      ),
  )
}

/** The text between the first opening tag of that name and the next closing one, without tags. */
export function textOf(html: string, name: string): string | undefined {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1]
  return inner === undefined ? undefined : decode(inner.replace(/<[^>]*>/g, ''))
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#34);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** The text of the body without scripts and styles; what CSS would hide is part of it. */
export function readBodyText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decode(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n'))
}
