import { createElement, type ReactNode } from 'react'
import { ICONS } from './icons.ts'
import { LOGOS } from './logos.ts'

/**
 * The shapes of all icons, for `Icon` and `BrandIcon` to refer to. Rendered on the server, once in
 * each page.
 */
export function IconSprite(): ReactNode {
  return (
    <svg aria-hidden className="visually-hidden">
      {Object.entries(ICONS).map(([name, shapes]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {shapes.map(([element, attributes], i) => createElement(element, { ...attributes, key: i }))}
        </symbol>
      ))}
      {Object.entries(LOGOS).map(([name, path]) => (
        <symbol key={name} id={`logo-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}
