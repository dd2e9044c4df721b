import { MAX_PEOPLE } from '#core/specification.ts'
import { isolateLtr, isolate } from '#core/text/isolate.ts'
import { plural } from '#i18n/plural.ts'
import type { OnDemandMessages } from './on-demand.en.ts'

/** Arabic messages of parts of checkout that few customers see. */
export const onDemandAr = {
  handOff: {
    question: 'هل ضغطت «إرسال» في واتساب؟',
    unknown: 'يصلنا طلبك فقط بعد أن تضغط «إرسال».',
    pasteIt: 'ألصق الطلب في واتساب ثم أرسله.',
    saidSent: 'نعم، أرسلته',
    openAgain: 'افتح واتساب مرة أخرى',
    call: 'اتصل بنا',
    changed: (number) => `غيّرت الطلب بعد فتح واتساب. رقمه الجديد ${isolateLtr(number)} بدلاً من السابق.`,
    openChat: 'افتح المحادثة',
    directions: 'الطريق إلينا',
    order: 'طلب رقم',
    willReply: 'نردّ عليك على واتساب',
    backToMenu: 'ارجع إلى المنيو',
    notSent: 'لم أرسله بعد',
    here: 'وصلت',
    outside: 'السلام عليكم، وصلت وأنا أمام المطعم.',
    outsideWithNumber: (number) => `السلام عليكم، وصلت وأنا أمام المطعم. الطلب ${isolateLtr(number)}.`,
  },
  wanted: {
    whenQuestion: 'متى؟',
    now: 'الآن',
    laterToday: 'لاحقاً اليوم',
    later: 'لوقت لاحق',
    day: 'أي يوم؟',
    today: 'اليوم',
    tomorrow: 'غداً',
    time: 'الموعد',
    chooseTime: 'اختر الموعد',
    wantedTonight: (time) => `${time} (الليلة)`,
    wantedTomorrow: (time) => `${time} (غداً)`,
    wantedAtIftar: (time) => `وقت الإفطار (حوالي ${time})`,
    problems: {
      timePassed: 'فات هذا الموعد. اختر موعداً آخر.',
      timeWithdrawn: 'لم نعد نستقبل طلبات لهذا الموعد. اختر موعداً آخر.',
      iftarWithdrawn: 'لم نعد نستقبل طلبات الإفطار. اختر موعداً.',
      iftarMoved: (time) => `صار الإفطار حوالي ${time}، وتغيّر معه موعد طلبك.`,
    },
    timeConfirmed: 'نؤكد لك الموعد على واتساب.',
  },
  notice: {
    tomorrow: 'غداً',
    separator: '. ',
    firstPossible: (time) => `أقرب موعد: ${time}`,
    takeTime: 'اختر هذا الموعد',
  },
  car: {
    bringToCar: 'أحضروه إلى سيارتي',
    car: 'السيارة',
    plate: 'رقم اللوحة',
    carError: 'اكتب نوع سيارتك ولونها أو رقم اللوحة حتى نجدك.',
  },
  customerLocation: {
    addLocation: 'أضف موقعي',
    finding: 'جارٍ تحديد موقعك',
    added: (metres) => `أُضيف موقعك بدقة ${formatMetres(metres)} تقريباً`,
    roughly: (metres) => `موقع تقريبي، بدقة ${formatMetres(metres)} تقريباً`,
    far: 'هذا الموقع بعيد عن مطعمنا.',
    notFound: 'لم نتمكن من تحديد موقعك. يمكنك إرساله على واتساب بعد الطلب.',
    remove: 'احذف الموقع',
  },
  people: {
    forWhom: 'لمن؟',
    whose: 'لمن هذه الأصناف؟',
    name: 'الاسم (اختياري)',
    tooMany: `الحد الأقصى للطلب ${MAX_PEOPLE} اسماً.`,
    oneForAnother: 'حبة لشخص آخر',
    shareOwn: 'شارك ما أضفته فقط',
  },
  delivery: {
    summary: (fees) => `التوصيل: ${fees}`,
    allAreas: 'كل المناطق',
    from: (amount) => `من ${amount}`,
    chosen: (area, facts) => `التوصيل إلى ${isolate(area)}${facts === '' ? '' : `: ${facts}`}`,
    change: 'غيّر',
    areas: 'مناطق التوصيل',
    findArea: 'ابحث عن منطقتك',
    noSuchArea: 'لم نجدها. تصفّح القائمة.',
    otherArea: 'منطقة أخرى',
    otherAreaTerms: 'نؤكد لك الرسوم على واتساب.',
  },
  basketCode: {
    scan: 'امسح الرمز بكاميرا هاتفك. تنتقل سلتك إليه، ثم اكتب الاسم والعنوان هناك.',
    tooLong: 'لا يتّسع الرمز لسلتك. انسخ الرابط وافتحه على هاتفك.',
    copyLink: 'انسخ الرابط',
    noLink: 'لا يتّسع الرابط لسلتك.',
  },
} satisfies OnDemandMessages

function formatMetres(metres: number): string {
  const figure = isolateLtr(String(metres))
  return plural('ar', metres, {
    zero: `${figure} متر`,
    one: 'متر واحد',
    two: 'مترين',
    few: `${figure} أمتار`,
    many: `${figure} متراً`,
    other: `${figure} متر`,
  })
}
