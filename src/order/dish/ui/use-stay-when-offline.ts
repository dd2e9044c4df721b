import type { MouseEvent } from 'react'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'

/** For a link to the order: without a connection a click stays on the page and says so. */
export function useStayWhenOffline(): (event: MouseEvent) => void {
  const { menu } = useMenuMessages()
  return (event) => {
    if (navigator.onLine) return
    event.preventDefault()
    showToast(menu.noConnection)
  }
}
