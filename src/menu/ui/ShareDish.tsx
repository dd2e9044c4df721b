import type { ReactNode } from 'react'
import { readSiteOrigin } from '#browser/page/site-origin.ts'
import { getDishPath } from '#core/routes.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { ShareLink } from '#ui/ShareLink.tsx'
import type { MenuItem } from '../domain/menu.ts'
import { useDishMessages } from '../messages/dish-messages.ts'

/** Shares the link to an item's page. */
export function ShareDish({ item, isIcon = false }: { item: MenuItem; isIcon?: boolean }): ReactNode {
  const language = useLanguage()
  const messages = useDishMessages()
  return (
    <ShareLink
      label={messages.share}
      isIcon={isIcon}
      messages={messages}
      title={toLocalText(item.name, language).text}
      getUrl={() => readSiteOrigin() + getDishPath(item.id, language)}
    />
  )
}
