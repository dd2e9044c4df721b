const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
}

/** Returns the attributes of all elements with this name. Requires quoted attribute values. */
export function findElements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decode(value)]),
      ),
  )
}

/** Returns the text of the first element with this name, without tags. */
export function findElementText(html: string, name: string): string | undefined {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1]
  return inner === undefined ? undefined : decode(inner.replace(/<[^>]*>/g, ''))
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#34);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Returns the text of the body without scripts and styles, including text hidden by CSS. */
export function getBodyText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decode(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n'))
}
