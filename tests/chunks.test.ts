import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHUNKS, LISTED_MODULES } from '../integrations/chunks.ts'

test.each(LISTED_MODULES)('%s, named in the split of the scripts, is a module', (name) => {
  expect(globSync(`src/${name}.{ts,tsx}`)).toHaveLength(1)
})

const FILES: readonly [file: string, chunk: string | undefined][] = [
  ['node_modules/react-dom/client.js', 'react'],
  ['node_modules/zustand/esm/vanilla.mjs', 'page'],
  ['node_modules/embla-carousel/esm/embla-carousel.esm.js', 'home'],
  ['src/client/start.ts', 'start'],
  ['src/site/layouts/Document.astro?astro&type=script&index=0&lang.ts', 'start'],
  ['src/client/start-client.ts', 'page'],
  ['src/order/domain/a-new-rule.ts', 'page'],
  ['src/order/domain/message/order-message.ts', 'order'],
  ['src/site/hero/basket-whatsapp-url.ts', 'order'],
  ['restaurant.config.ts', 'order'],
  ['src/order/messages/order.ar.ts', 'order-link'],
  ['src/menu/ui/ItemCard.module.css', 'home'],
  ['src/menu/ui/ItemDialog.module.css', undefined],
  ['src/order/ui/Checkout.tsx', undefined],
  ['src/order/state/comment-store.ts', undefined],
]
test.each(FILES)('%s is in the file %s', (file, name) => {
  const groups = CHUNKS.filter((group) => group.test(`/lahab/${file}`))
  expect(groups.toSorted((a, b) => b.priority - a.priority)[0]?.name).toBe(name)
})
