/** Shows the note with the other ways to order, which every page holds for failed scripts. */
export function showErrorFallback(): void {
  document.documentElement.dataset['broken'] = ''
}
