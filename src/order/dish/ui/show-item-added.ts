import { prefersReducedMotion } from '#browser/device/reduced-motion.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { NARROW_MAX_PX } from '#core/specification.ts'

const COPY_PX = 88
/** As wide as the dishes in the bar of the order. */
const LANDED_PX = 36
/** From this width of the window on the bar is a pill in its corner; see BasketBar.module.css. */
const PILL_MIN_PX = 1100

/**
 * Moves a small copy of an item's picture from the button that added the item to the bar of the order, where it lands
 * on the dish; where a window has no bar, on the header's button. `parent` is what the copy is a part of: a dialog covers the body.
 */
export function showItemAdded(button: Element, itemId: string, parent: Element = document.body): void {
  runOptional(() => {
    const picture = button.closest('dialog, article')?.querySelector('img')
    if (!picture?.currentSrc || prefersReducedMotion()) return
    // The file that the picture shows, so that nothing is loaded.
    const copy = Object.assign(new Image(), { src: picture.currentSrc, ariaHidden: 'true' })
    // The origin of `translate` is the window's corner, in both directions of writing.
    copy.style.cssText = `position:fixed; z-index:25; inset:0 auto auto 0; inline-size:${COPY_PX}px; block-size:${COPY_PX}px;
      object-fit:cover; border:3px solid var(--surface-raised); border-radius:50%; pointer-events:none`
    const { top, bottom } = picture.getBoundingClientRect()
    // A picture may be scrolled out of view.
    const from = findCentre(bottom < 0 || top > window.innerHeight ? button : picture)
    // Once React has drawn the item in the bar.
    requestAnimationFrame(() => {
      runOptional(() => {
        const translate = [from, findInBasket(itemId)].map(([x, y]) => `${x - COPY_PX / 2}px ${y - COPY_PX / 2}px`)
        const keyframes = { translate, scale: [1, LANDED_PX / COPY_PX] }
        copy.animate(keyframes, { duration: 320, easing: 'ease-in' }).onfinish = () => {
          copy.remove()
        }
        // Only now: what can't be moved would stay where it is.
        parent.append(copy)
      })
    })
  })
}

/** Where an item is in the bar, by itself or among those that are only counted, or will be once the bar has loaded. */
function findInBasket(itemId: string): readonly [x: number, y: number] {
  const rounds = [...document.querySelectorAll<HTMLElement>('[data-dish-picture]')]
  const round = rounds.find(({ dataset }) => dataset.dishPicture === itemId) ?? rounds[0]
  // Without a size while the bar is hidden.
  if (round !== undefined && round.clientWidth > 0) return findCentre(round)
  const { innerWidth: width, innerHeight: height } = window
  const bag = document.querySelector('[data-bag]')
  if (bag !== null) return findCentre(bag)
  const [fromStart, fromBottom] = width >= PILL_MIN_PX ? [width - 324, 52] : [34, 32]
  const icon = document.querySelector('[data-cart-icon]')
  if (width >= NARROW_MAX_PX && width < PILL_MIN_PX && icon !== null) return findCentre(icon)
  return [document.documentElement.dir === 'rtl' ? width - fromStart : fromStart, height - fromBottom]
}

function findCentre(element: Element): readonly [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
