import { onTestFinished } from 'vitest'

/** Paths, or else, of the pages that this one leaves for from now on; it stays, until the test ends. */
export function interceptNavigations(read = ({ pathname }: URL): string => pathname): readonly string[] {
  const paths: string[] = []
  const record = (event: NavigateEvent): void => {
    // A change of the fragment or of the history's state leaves for no page.
    if (event.destination.sameDocument) return
    event.preventDefault()
    paths.push(read(new URL(event.destination.url)))
  }
  window.navigation.addEventListener('navigate', record)
  onTestFinished(() => window.navigation.removeEventListener('navigate', record))
  return paths
}
