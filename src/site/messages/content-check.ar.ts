import { isolateLtr } from '#core/text/isolate.ts'
import { plural } from '#i18n/plural.ts'
import { formatMinutes } from '#order/messages/order.ar.ts'
import { fixesAr, problemsAr } from './content-check-findings.ar.ts'
import type { ContentCheckMessages } from './content-check.en.ts'

export const contentCheckAr: ContentCheckMessages = {
  title: 'فحص المحتوى',
  allIsWell: 'كل شيء تمام.',
  onlyTips: (count) => {
    const tips = plural('ar', count, {
      zero: 'لا نصائح',
      one: 'نصيحة واحدة',
      two: 'نصيحتان',
      few: `${count} نصائح`,
      many: `${count} نصيحة`,
      other: `${count} نصيحة`,
    })
    return `الموقع يعمل. ${tips}.`
  },
  problems: (count) =>
    plural('ar', count, {
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: `${count} ملاحظات`,
      many: `${count} ملاحظة`,
      other: `${count} ملاحظة`,
    }),
  readAt: (date, time) => `قُرئ المحتوى في ${date} الساعة ${time} بتوقيت الإمارات.`,
  uncheckedImages: (count) => `صور تعذّر التحقق منها الآن: ${count}.`,
  onceAMinute: 'هل غيّرت شيئاً؟ انتظر دقيقة ثم افتح هذه الصفحة من جديد.',
  notRead: 'تعذّرت قراءة المحتوى الآن.',
  notReadFix: 'يستمر الموقع بآخر منيو لديه. حاول بعد دقيقة، وإن استمر ذلك فأخبر مطوّرك:',
  errors: 'يلاحظه الزبائن',
  warnings: 'يستحق المراجعة',
  tips: 'نصائح',
  untitled: 'بلا عنوان',
  whatToDo: 'الحل:',
  emptyField: 'فارغ',
  handOffs: {
    title: 'طلبات انتقلت إلى واتساب',
    today: 'اليوم',
    yesterday: 'أمس',
    lastSevenDays: 'آخر سبعة أيام',
    note: 'عدد الطلبات التي فتحها الزبائن في واتساب أو نسخوها، وواتساب وحده يبيّن ما أُرسل منها. يبدأ اليوم عند منتصف الليل، والأيام السبعة تشمل اليوم. لا يُحفظ شيء عن الزبون ولا عن الطلب.',
    off: `العدّ متوقف. لتظهر الأرقام هنا اطلب من مطوّرك ضبط ${isolateLtr('COUNT_EVENTS=on')}، وعندها يُبلَّغ خادم الموقع بكل طلب يُفتح في واتساب، وتذكر ذلك صفحة الخصوصية.`,
  },
  site: {
    title: 'ما يعرضه الموقع الآن',
    noMenu: 'لا منيو: تشرح الصفحات كيف يُطلب بالهاتف.',
    preOrdersAreOff: `${isolateLtr('Orders for later')} متوقف`,
    none: 'لا يوجد',
    yes: 'نعم',
    no: 'لا',
    until: (date) => `حتى ${date}`,
    laterFrom: (lead, slot) => `بعد ${formatMinutes(lead)} على الأقل، كل ${formatMinutes(slot)}`,
    daysAhead: (days) => `عدد الأيام المقبلة: ${days}`,
    notAsked: 'لا يُسأل الزبون',
    weekHoursStay: 'بأوقات الأسبوع المعتادة',
    soldOutUntil: (date, time) => `نفد حتى ${date} الساعة ${time}`,
    ownHeroImages: (count) => `صورك: ${count}`,
    siteHeroImages: 'صور الموقع',
    offerOff: 'مخفي',
    bestSellers: 'الأكثر مبيعاً',
    areasHidden: 'لا تظهر ما دام التوصيل متوقفاً',
    noKitchenAllergens: 'لم تُذكر لكل طبق: تدعو صفحات الأطباق الزبائن إلى سؤالك',
    note: 'يظهر أي تغيير في صفحات الزبائن المفتوحة خلال دقيقتين.',
  },
  menuCode: {
    title: 'رمز QR للمنيو',
    howToPrint:
      'للطاولات والأكياس: اطبع هذه الصفحة فيخرج الرمز وحده على الورق. أوقف رأس الصفحة وتذييلها في نافذة الطباعة، ففيهما عنوان هذه الصفحة. ثم جرّب الرمز بهاتفك.',
    scan: 'امسح الرمز لترى المنيو وتطلب.',
  },
  keepSecret: 'احتفظ بعنوان هذه الصفحة لنفسك: من يعرفه يستطيع قراءتها، ولا يمكن تغيير شيء منها.',
  toSite: 'إلى الموقع',
  findingProblems: problemsAr,
  fixes: fixesAr,
}
