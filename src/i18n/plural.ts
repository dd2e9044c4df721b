import { attempt } from '#core/attempt.ts'
import type { Language } from '#core/text/language.ts'

interface Forms {
  ar: Record<Intl.LDMLPluralRule, string>
  en: Record<'one' | 'other', string>
}

const rules: Record<Language, Intl.PluralRules | undefined> = {
  ar: attempt(() => new Intl.PluralRules('ar')),
  en: attempt(() => new Intl.PluralRules('en')),
}

/**
 * Returns the plural form for a count. A missing form does not compile: Arabic has six, English
 * two.
 */
export function plural<L extends keyof Forms>(language: L, count: number, forms: Forms[L]): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms
  return all[rules[language]?.select(count) ?? 'other'] ?? all.other
}
