import { isolateLtr } from '../../i18n/isolate.ts'
import { plural } from '../../i18n/plural.ts'
import { findingsAr } from './content-check-findings.ar.ts'
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
  readAt: (date, time) => `قُرئ المحتوى في ${date} الساعة ${time} بتوقيت دبي.`,
  counts: (items, pictures, areas) =>
    [
      plural('ar', items, {
        zero: 'لا أطباق',
        one: 'طبق واحد',
        two: 'طبقان',
        few: `${items} أطباق`,
        many: `${items} طبقاً`,
        other: `${items} طبق`,
      }),
      plural('ar', pictures, {
        zero: 'لا صور في المعرض',
        one: 'صورة واحدة في المعرض',
        two: 'صورتان في المعرض',
        few: `${pictures} صور في المعرض`,
        many: `${pictures} صورة في المعرض`,
        other: `${pictures} صورة في المعرض`,
      }),
      plural('ar', areas, {
        zero: 'لا مناطق توصيل',
        one: 'منطقة توصيل واحدة',
        two: 'منطقتا توصيل',
        few: `${areas} مناطق توصيل`,
        many: `${areas} منطقة توصيل`,
        other: `${areas} منطقة توصيل`,
      }),
    ].join(' · '),
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
    note: 'عدد الطلبات التي فتحها الزبائن في واتساب أو نسخوها، ومحادثاتك وحدها تبيّن ما أُرسل منها. يبدأ اليوم عند منتصف الليل، والأيام السبعة تشمل اليوم. لا يُحفظ شيء عن الزبون ولا عن الطلب.',
  },
  site: {
    title: 'ما يعرضه الموقع الآن',
    noMenu: 'لا منيو: تشرح الصفحات كيف يُطلب بالهاتف.',
    orders: 'استقبال الطلبات',
    pause: 'إيقاف مؤقت',
    hours: 'أوقات العمل',
    specialDays: 'أيام خاصة حتى الأسبوع القادم',
    iftar: 'الإفطار حتى الأسبوع القادم',
    preOrdersAreOff: `${isolateLtr('Orders for later')} متوقف`,
    none: 'لا يوجد',
    weekHoursStay: 'بأوقات الأسبوع المعتادة',
    ownCategories: 'أقسامك',
    soldOut: 'نفد',
    soldOutUntil: (date, time) => `نفد حتى ${date} الساعة ${time}`,
    slogan: 'الشعار',
    heroImages: 'صور الشاشة الأولى',
    ownHeroImages: (count) =>
      plural('ar', count, {
        zero: 'لا صور منك',
        one: 'صورة واحدة منك',
        two: 'صورتان منك',
        few: `${count} صور منك`,
        many: `${count} صورة منك`,
        other: `${count} صورة منك`,
      }),
    siteHeroImages: 'صور الموقع',
    offer: 'شريط العرض',
    offerOff: 'مخفي',
    notice: 'رسالة وقت العمل',
    discount: 'خصم الأكثر مبيعاً',
    offerLastDay: 'آخر أيام العرض',
    areas: 'مناطق التوصيل',
    pickupMinimum: 'أقل طلب للاستلام',
    kitchenAllergens: 'مسببات الحساسية في المطبخ',
    noKitchenAllergens: 'لم تُذكر لكل طبق: تقول الأطباق للزبائن أن يسألوك',
    phone: 'الهاتف',
    whatsapp: 'تصل الطلبات إلى واتساب',
    note: 'يظهر أي تغيير في صفحات الزبائن المفتوحة خلال دقيقتين.',
  },
  menuCode: {
    title: 'رمز QR للمنيو',
    howToPrint:
      'للطاولات والأكياس: اطبع هذه الصفحة فيخرج الرمز وحده على الورق. أوقف رأس الصفحة وتذييلها في نافذة الطباعة، ففيهما عنوان هذه الصفحة. ثم جرّب الرمز بهاتفك.',
    scan: 'امسح الرمز لترى المنيو وتطلب.',
  },
  keepSecret: 'احتفظ بعنوان هذه الصفحة لنفسك: من يعرفه يستطيع قراءتها. ولا يمكن تغيير شيء منها.',
  toSite: 'إلى الموقع',
  findings: findingsAr,
}
