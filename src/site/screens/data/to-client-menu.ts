import type { Bilingual, Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { dietaryInfoMessages } from '#menu/messages/dietary-info-messages.ts'
import { formatNotice } from '#menu/messages/format-notice.ts'

/**
 * Returns the menu for a page in one language, at half the size: both names, which the stored
 * basket needs, but the description in the other language only as a fallback, and labels and
 * notice in words.
 */
export function toClientMenu(menu: readonly MenuItem[], language: Language): readonly MenuItem[] {
  return menu.map(({ labels, ...item }) => ({
    ...item,
    description: omitOtherLanguage(item.description, language),
    ...(item.noticeHours !== undefined && { noticeText: formatNotice(item.noticeHours, language) }),
    // Open pages of the release before read the options here. They are gone once the next one is out.
    ...(item.choices !== undefined && {
      extras: item.choices.flatMap(({ id: choiceId, options }) => options.map((option) => ({ ...option, choiceId }))),
    }),
    ...(labels !== undefined && {
      labelTexts: labels.map((label) => [label, dietaryInfoMessages[language].labels[label]] as const),
    }),
  }))
}

function omitOtherLanguage(text: Bilingual, language: Language): Bilingual {
  if (text[language] === '') return text
  return language === 'ar' ? { ar: text.ar, en: '' } : { ar: '', en: text.en }
}
