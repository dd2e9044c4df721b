import { addLanguageSwitchPart } from '../browser/language-switch-parts.ts'
import { filterSwitchPart } from '../menu/state/menu-filter.ts'
import { scrollToSavedSection } from '../site/state/scroll-spy.ts'

/** Starts what only home has. Returns the functions that stop it. */
export function startHome(): readonly (() => void)[] {
  return [scrollToSavedSection(), addLanguageSwitchPart(filterSwitchPart)]
}
