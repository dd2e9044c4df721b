/** The months, January first: their English and Arabic names. */
const MONTHS = [
  ['jan(?:uary)?', 'يناير'],
  ['feb(?:ruary)?', 'فبراير'],
  ['mar(?:ch)?', 'مارس'],
  ['apr(?:il)?', '[أا]بريل'],
  ['may', 'مايو'],
  ['june?', 'يونيو'],
  ['july?', 'يوليو'],
  ['aug(?:ust)?', '[أا]غسطس'],
  ['sept?(?:ember)?', 'سبتمبر'],
  ['oct(?:ober)?', '[أا]كتوبر'],
  ['nov(?:ember)?', 'نوفمبر'],
  ['dec(?:ember)?', 'ديسمبر'],
].map((names) => `(?:${names.join('|')})`)

/** Not the 'to' of 'Monday to Friday', which names no end. */
const UNTIL = '(?:until|till?|through|ends(?: on)?|حتى|لغاية|ينتهي)\\s+(?:this |next |(?:مساء |نهاية )?يوم )?'

/** '30/11', '5/2/2027'; not '1/2' or '24/7'. */
const WITH_SLASHES = /(?<![\d/])(\d{1,2})\/(?:(\d\d)(?![\d/])|(\d{1,2})\/(?:20)?\d\d(?!\d))/g
const WITH_HYPHENS = /\b20\d\d-(\d\d)-(\d\d)\b/g

/** The days that a text with Latin digits names, as 'MM-DD': those of '30 November', 'Nov 30th', '30 نوفمبر', '30/11'. */
export function listWrittenDates(text: string): readonly string[] {
  const named = MONTHS.flatMap((name, index) => {
    const dayFirst = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${name}(?!\\p{L})`, 'giu')
    const monthFirst = new RegExp(`(?<!\\p{L})${name}\\.? (\\d{1,2})(?!\\d)`, 'giu')
    return [...text.matchAll(dayFirst), ...text.matchAll(monthFirst)].map(([, day]) => toDay(index + 1, day))
  })
  const slashed = [...text.matchAll(WITH_SLASHES)].map(([, day, month, monthOfYear]) =>
    toDay(month ?? monthOfYear, day),
  )
  const hyphenated = [...text.matchAll(WITH_HYPHENS)].map(([, month, day]) => toDay(month, day))
  return [...named, ...slashed, ...hyphenated]
}

function toDay(month: string | number | undefined, day: string | undefined): string {
  return [month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The days of the week, Monday first: their English and Arabic names. */
const WEEKDAYS = [
  ['mon(?:day)?', 'ال[اإ]ثنين'],
  ['tue(?:s|sday)?', 'الثلاثاء'],
  ['wed(?:nesday)?', 'ال[اأ]ربعاء'],
  ['thu(?:rs?|rsday)?', 'الخميس'],
  ['fri(?:day)?', 'الجمع[ةه]'],
  ['sat(?:urday)?', 'السبت'],
  ['sun(?:day)?', 'ال[اأ]حد'],
].map((names) => new RegExp(`${UNTIL}(?:${names.join('|')})(?!\\p{L})`, 'iu'))

/** The days of the week on which something ends by its words, 0 being Monday: 'until Friday', 'حتى يوم الجمعة'. */
export function listLastWeekdays(text: string): readonly number[] {
  return WEEKDAYS.flatMap((name, day) => (name.test(text) ? [day] : []))
}
