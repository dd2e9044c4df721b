import { prefersReducedMotion } from '#browser/device/reduced-motion.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { NARROW_MAX_PX } from '#core/specification.ts'

const COPY_PX = 88

/**
 * Moves a small copy of an item's picture from the button that added the item to the basket: on phones the bar at the
 * bottom, else the header's button. `parent` is what the copy is a part of: a dialog covers the body.
 */
export function showItemAdded(button: Element, parent: Element = document.body): void {
  runOptional(() => {
    const picture = button.closest('dialog, [data-item]')?.querySelector('img')
    if (!picture?.currentSrc || prefersReducedMotion()) return
    // The file that the picture shows, so that nothing is loaded.
    const copy = Object.assign(new Image(), { src: picture.currentSrc, ariaHidden: 'true' })
    // The origin of `translate` is the window's corner, in both directions of writing.
    copy.style.cssText = `position:fixed; z-index:25; inset:0 auto auto 0; inline-size:${COPY_PX}px; block-size:${COPY_PX}px;
      object-fit:cover; border:3px solid var(--surface-raised); border-radius:50%; pointer-events:none`
    const { top, bottom } = picture.getBoundingClientRect()
    // A picture may be scrolled out of view.
    const from = findCentre(bottom < 0 || top > window.innerHeight ? button : picture)
    const translate = [from, findBasket()].map(([x, y]) => `${x - COPY_PX / 2}px ${y - COPY_PX / 2}px`)
    const keyframes = { translate, scale: [1, 0.2], opacity: [1, 1, 0.4] }
    copy.animate(keyframes, { duration: 320, easing: 'ease-in' }).onfinish = () => {
      copy.remove()
    }
    // Only now: what can't be moved would stay where it is.
    parent.append(copy)
  })
}

/** The middle of the bar, or of where it will be once it has loaded. */
function findBasket(): readonly [x: number, y: number] {
  if (window.innerWidth >= NARROW_MAX_PX) {
    const icon = document.querySelector('[data-cart-icon]')
    if (icon) return findCentre(icon)
  }
  const bar = document.querySelector('[data-sticky-bar]')
  return bar ? findCentre(bar) : [window.innerWidth / 2, window.innerHeight - 41]
}

function findCentre(element: Element): readonly [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
