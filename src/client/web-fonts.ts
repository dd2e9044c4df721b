import { LOCAL_KEYS } from '../domain/storage-keys.ts'
import { onClientStarted } from './client-started.ts'

/**
 * On a first visit, lets the page load its fonts once the first image and the scripts have loaded,
 * which share the connection. Later visits have the fonts in the cache and use them at once.
 */
export function loadWebFonts(): void {
  onLoad(() =>
    onClientStarted(() => {
      delete document.documentElement.dataset.fonts
      void document.fonts.ready.then(rememberFonts)
    }),
  )
}

function onLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else window.addEventListener('load', callback, { once: true })
}

function rememberFonts(): void {
  try {
    localStorage.setItem(LOCAL_KEYS.fontsLoaded, '1')
  } catch {
    // Without storage every visit is a first one.
  }
}
