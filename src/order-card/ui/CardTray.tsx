import { useEffect, useRef, useState, type ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { whenIdle } from '#browser/page/when-idle.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getDrawing } from '#menu/domain/drawing.ts'
import type { LinkLine } from '#order/link/order-link.ts'
import type { CardLine } from '#order/link/resolved-order.ts'
import { createBasketUrl } from '#order/link/ui/basket-url.ts'
import { withoutPeople } from '#order/people/people.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import styles from './CardTray.module.css'

// After everything else; the first paint has room for it.
const loadTray = createLazyModule(() => import('#order/tray/ui/OrderTray.tsx'))
const loadShareTray = createLazyModule(() => import('#order/tray/ui/share-tray.ts'))

interface CardTrayProps {
  readonly lines: readonly CardLine[]
  /** The same as the link has them. */
  readonly linkLines: readonly LinkLine[]
}

/** The dishes on a tray, as far as the menu has them, and where the browser shares files, a picture of it. */
export function CardTray({ lines, linkLines }: CardTrayProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const [isIdle, setIdle] = useState(false)
  const trayModule = useLazyModule(loadTray, isIdle)
  const tray = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
      }),
    [],
  )
  const dishes = lines.flatMap(({ item, quantity, person }) =>
    item === null
      ? []
      : [
          {
            quantity,
            person,
            name: toLocalText(item.name, language).text,
            image: item.image,
            drawing: getDrawing(item),
          },
        ],
  )
  if (dishes.length === 0) return null
  const share = async (): Promise<void> => {
    if (tray.current === null) return
    setFailed(false)
    const link = createBasketUrl(withoutPeople(linkLines), language)
    const picture = { tray: tray.current, dishes, name: restaurant.name[language], link }
    const isShared = await loadShareTray().then(
      ({ shareTray }) => shareTray(picture),
      () => false,
    )
    setFailed(!isShared)
  }
  return (
    <div className={styles.part}>
      <div ref={tray} className={styles.tray}>
        {trayModule !== null && <trayModule.OrderTray dishes={dishes} />}
      </div>
      {canSharePictures() && (
        <button type="button" className={styles.share} onClick={() => void share()}>
          {messages.shareTray}
        </button>
      )}
      <p role="status">{hasFailed && messages.noPicture}</p>
    </div>
  )
}

function canSharePictures(): boolean {
  return (
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], 'tray.jpg', { type: 'image/jpeg' })] })
  )
}
