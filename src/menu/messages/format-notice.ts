import { plural } from '#i18n/plural.ts'
import type { Language } from '#core/text/language.ts'

/** 'Order a day before', 'Order 5 hours before'. `hours`: 1 or more. */
export function formatNotice(hours: number, language: Language): string {
  return hours % 24 === 0 ? formatDays[language](hours / 24) : formatHours[language](hours)
}

const formatDays: Record<Language, (days: number) => string> = {
  en: (days) => (days === 1 ? 'Order a day before' : `Order ${days} days before`),
  ar: (days) =>
    `اطلب قبل ${plural('ar', days, {
      zero: `${days} يوم`,
      one: 'يوم',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يوماً`,
      other: `${days} يوم`,
    })}`,
}

const formatHours: Record<Language, (hours: number) => string> = {
  en: (hours) => (hours === 1 ? 'Order an hour before' : `Order ${hours} hours before`),
  ar: (hours) =>
    `اطلب قبل ${plural('ar', hours, {
      zero: `${hours} ساعة`,
      one: 'ساعة',
      two: 'ساعتين',
      few: `${hours} ساعات`,
      many: `${hours} ساعة`,
      other: `${hours} ساعة`,
    })}`,
}
