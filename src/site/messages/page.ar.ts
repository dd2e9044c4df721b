import { isolateLtr, isolate } from '#core/text/isolate.ts'
import { plural } from '#i18n/plural.ts'
import type { PageMessages } from './page.en.ts'

const orderCard = { title: 'تفاصيل طلبك' }

const privacy = { title: 'الخصوصية' }

const notFound = {
  title: 'هذه الصفحة ليست في المنيو',
  text: 'الرابط غير صحيح أو تغيّر. كل أصناف المنيو هنا:',
  toMenu: 'تصفّح المنيو',
}

export const pageAr = {
  head: {
    checkout: {
      title: (name) => `${name} – إتمام الطلب`,
      description: 'راجع طلبك واختر التوصيل أو الاستلام وأرسله على واتساب.',
    },
    orderCard: {
      title: (name) => `${name} – ${orderCard.title}`,
      description: 'أصناف الطلب بأسعار اليوم، وكيف تعيد طلبها.',
    },
    privacy: {
      title: (name) => `${name} – ${privacy.title}`,
      description: 'ما يعرفه هذا الموقع عنك، وأين يُحفظ، وإلى متى.',
    },
    notFound: { title: () => notFound.title, description: notFound.text },
  },
  homeTitle: (restaurant, city) => `${restaurant} – اطلب أونلاين في ${city}`,
  dishTitle: (name, restaurant) => `${isolate(name)} – ${restaurant}`,
  promo: {
    text: (percent) => `اطلب من موقعنا واحصل على خصم ${isolateLtr(`${percent}%`)}`,
    detail: 'على الأكثر مبيعاً',
    chosenDetail: 'على أصناف مختارة',
  },
  hero: {
    welcome: (name) => `أهلاً بكم في ${name}`,
    whatsapp: 'اطلب عبر واتساب',
    carousel: 'صور من مطبخنا',
    orderNow: 'اطلب الآن',
    seeMenu: 'المنيو',
    alsoOn: 'أيضاً على',
    defaultImageAlt: 'صورة من مطبخنا',
  },
  menuUnavailable: {
    text: 'تعذّر عرض المنيو الآن. اتصل بنا أو راسلنا على واتساب ويسعدنا أخذ طلبك.',
    retry: 'حاول مرة أخرى',
  },
  gallery: { title: 'صورنا', carousel: 'صور من مطبخنا' },
  location: {
    title: 'كيف تصل إلينا',
    address: 'العنوان',
    hours: 'أوقات العمل',
    phone: 'الهاتف',
    directions: 'الطريق إلينا على الخريطة',
    rating: (score) => `${isolateLtr(score)} على جوجل`,
    mapAlt: 'خريطة مرسومة للشوارع حول المطعم',
    mapFrame: 'موقع المطعم على خرائط جوجل',
    showMap: 'اعرض خرائط جوجل',
  },
  footer: {
    contact: 'تواصل معنا',
    call: 'اتصل بنا',
    whatsapp: 'واتساب',
    tiktok: 'تيك توك',
    instagram: 'إنستغرام',
    facebook: 'فيسبوك',
    servingSuggestion: 'الصور للتوضيح فقط',
    sampleMenu: 'منيو تجريبي: الأصناف والأسعار أمثلة فقط.',
    allRights: 'جميع الحقوق محفوظة',
    licence: 'رخصة تجارية رقم',
    taxNumber: 'الرقم الضريبي',
    privacy: privacy.title,
  },
  noScript: 'جافاسكربت متوقفة في متصفحك. يمكنك الطلب من دونها: اتصل بنا أو راسلنا على واتساب.',
  scriptError: 'في هذه الصفحة خلل. حدّثها، أو اطلب بالهاتف أو على واتساب.',
  notFound,
  orderCard,
  privacy: {
    ...privacy,
    noAccount: 'تطلب من دون حساب.',
    noOrder: 'لا يحتفظ هذا الموقع بأي طلب:',
    yourMessage:
      'سلتك واسمك وعنوانك تبقى في هذا المتصفح، وتنتقل إلى رسالة واتساب التي ترسلها بنفسك، وكذلك موقعك إن أضفته، ولا نحتفظ به.',
    order: {
      title: 'طلبك',
      text: 'ينقله واتساب (ميتا) بحسب شروطه، وقد يكون ذلك خارج الإمارات. نستخدم اسمك ورقمك وعنوانك من واتساب لتجهيز طلبك وتوصيله.',
    },
    browser: {
      title: 'في هذا المتصفح',
      kept: [
        'إلى أن تغلق علامة التبويب: سلتك وما تكتبه.',
        'بعد فتح واتساب، ثلاث ساعات على الأكثر: الاسم والعنوان وهاتف المستلم والملاحظات والطلب.',
        'إلى أن تضغط «امسح بياناتي» أو يمحوها المتصفح: اللغة، وبعد اختيار «تذكّرني» الاسم والعنوان وهاتف المستلم والسيارة وطريقة الدفع وآخر طلب، وعلى جهاز المطبخ إعداداته وأوراق الطلبات.',
      ],
      noCookies: 'لا نستخدم ملفات تعريف الارتباط، ولا إعلانات ولا تتبّع.',
      forget: 'امسح بياناتي',
      forgotten: 'تم مسح بياناتك.',
    },
    server: {
      title: 'على خادمنا',
      counts: 'نعدّ الطلبات والأعطال، بحسب اللغة فقط، من دون أن نعرف من أنت أو ماذا طلبت.',
      log: (days) =>
        days === 0
          ? 'لا يحتفظ خادمنا بسجلّ لزيارتك.'
          : `يرى خادمنا الصفحات التي تفتحها وعنوان ${isolateLtr('IP')} لجهازك، ولا يُحفظ سجلّه أكثر من ${plural(
              'ar',
              days,
              {
                zero: 'يوم واحد',
                one: 'يوم واحد',
                two: 'يومين',
                few: `${days} أيام`,
                many: `${days} يوماً`,
                other: `${days} يوم`,
              },
            )}.`,
    },
    others: {
      title: 'شركات أخرى',
      map: `تأتي الخريطة من جوجل عند وصولك إليها في الصفحة، فترى جوجل عنوان ${isolateLtr('IP')} لجهازك وقد تضع ملفات تعريف ارتباط. وإذا طلب متصفحك الخصوصية أو توفير البيانات فلا تأتي الخريطة إلا بطلبك.`,
      pictures: `تأتي صور الأصناف من شركة كونتنتفل، وهي ترى عنوان ${isolateLtr('IP')} لجهازك أيضاً.`,
    },
    questions: {
      title: 'أسئلتك',
      text: 'لمعرفة بياناتك لدينا أو تصحيحها أو حذفها:',
      responsible: 'الجهة المسؤولة:',
    },
  },
} satisfies PageMessages
