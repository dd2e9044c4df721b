import { VAT_PERCENT } from '#core/specification.ts'
import type { CheckoutMessages } from './checkout.en.ts'
import { plural } from '#i18n/plural.ts'
import { isolateLtr, isolateName } from '#i18n/isolate.ts'
import { orderMessageAr } from './order-message.ar.ts'
import { orderAr } from './order.ar.ts'

const getUnitOfMinutes = (count: number): string =>
  plural('ar', count, { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })

/** Of how many options are to be chosen. */
const COUNT_NAMES = ['واحداً', 'اثنين', 'ثلاثة', 'أربعة']

/** Arabic messages of checkout, special requests and the order message. */
export const checkoutAr = {
  checkout: {
    ...orderAr,
    title: 'طلبي',
    thanks: 'شكراً لك',
    lines: 'أصناف الطلب',
    summary: 'الملخص',
    empty: 'سلتك فارغة.',
    removeItem: 'حذف الصنف',
    removed: (name) => `تم حذف: ${isolateName(name)}`,
    clearCart: 'إفراغ السلة',
    cleared: 'نعيدك إلى المنيو.',
    undo: 'تراجع',
    each: 'للقطعة',
    specialRequest: 'طلبات خاصة',
    forAll: (count: number) => (count === 2 ? 'تنطبق على القطعتين.' : `تنطبق على القطع الـ${count} كلها.`),
    makeOneDifferent: 'غيّر طلبات قطعة واحدة',
    addDifferent: 'أضف قطعة أخرى بطلبات مختلفة',
    asItComes: 'بدون طلبات خاصة',
    somethingElse: 'شيء آخر؟ اكتب ملاحظة',
    forSeveral: 'الطلب لأكثر من شخص',
    comment: 'ملاحظات على الطلب',
    commentLabel: 'ملاحظاتك للمطبخ',
    commentCounter: (count, max) => `${count}/${max}`,
    commentFull: (max) => `${max}/${max}: وصلت إلى الحد الأقصى`,
    methodQuestion: 'توصيل أم استلام؟',
    methodHelp: 'يرجى اختيار التوصيل أو الاستلام من المطعم.',
    onlyMethod: { delivery: 'التوصيل فقط', pickup: 'الاستلام من المطعم فقط' },
    whenQuestion: 'متى؟',
    now: 'الآن',
    laterToday: 'لاحقاً اليوم',
    time: 'الموعد',
    chooseTime: 'اختر الموعد',
    wantedTonight: (time) => `${time} (الليلة)`,
    wantedTomorrow: (time) => `${time} (غداً)`,
    wantedAtIftar: (time) => `وقت الإفطار (حوالي ${time})`,
    timeConfirmed: 'نؤكد الموعد عبر واتساب.',
    firstName: 'الاسم الأول',
    address: 'العنوان',
    addressHint: 'الشارع، المنطقة، المدينة',
    addressHelp: 'تفاصيل تسهّل الوصول إليك (اختياري)',
    addressDetails: {
      unit: 'الشقة أو الطابق أو الفيلا',
      landmark: 'علامة قريبة أو إرشادات للسائق',
      makani: 'رقم مكاني',
    },
    recipientPhone: 'هاتف المستلم إن كان غيرك',
    area: 'المنطقة',
    chooseArea: 'اختر منطقتك',
    areaOption: (name, facts) => `${isolateName(name)} — ${facts}`,
    areaFee: (amount) => isolateLtr(amount),
    // The last number decides: '5–10 دقائق', '30–45 دقيقة'.
    areaMinutes: (from, to) =>
      `${isolateLtr(to === null ? String(from) : `${from}\u2060–\u2060${to}`)} ${getUnitOfMinutes(to ?? from)}`,
    areaClosed: 'لا توصيل إليها اليوم',
    otherAreas: 'منطقة أخرى: نؤكد الرسوم عبر واتساب',
    deliveryFee: 'رسوم التوصيل',
    freeFrom: (amount) => `مجاني ابتداءً من ${isolateLtr(amount)}`,
    minimum: (amount) => `الحد الأدنى للطلب: ${isolateLtr(amount)}`,
    toMinimum: (amount) => `بقي ${isolateLtr(amount)} للحد الأدنى`,
    belowMinimum: (amount, area, canPickUp) =>
      `أضف أصنافاً بقيمة ${isolateLtr(amount)} ليصل طلبك إلى ${isolateName(area)}${canPickUp ? '، أو اختر الاستلام من المطعم' : ''}.`,
    belowPickupMinimum: (amount) => `أضف أصنافاً بقيمة ${isolateLtr(amount)} لتستلم طلبك من المطعم.`,
    changedFee: (area) => `رسوم التوصيل الجديدة إلى ${isolateName(area)}:`,
    paymentQuestion: 'كيف ستدفع؟ (اختياري)',
    payments: {
      delivery: { cash: 'نقداً', card: 'بطاقة عند التوصيل' },
      pickup: { cash: 'نقداً', card: 'بطاقة في المطعم' },
    },
    onlyPayment: { cash: 'الدفع نقداً فقط.', card: 'الدفع بالبطاقة فقط.' },
    paymentPlace: {
      delivery: 'تدفع للسائق عند وصول الطلب.',
      pickup: 'تدفع في المطعم عند استلام الطلب.',
    },
    changeQuestion: 'هل تحتاج إلى صرف؟',
    exactAmount: 'المبلغ بالضبط',
    haveNote: (amount) => `معي ${isolateLtr(amount)}`,
    bringChange: 'أحتاج إلى صرف',
    closesAt: (time) => `نغلق الساعة ${time}.`,
    privacy: 'كيف نستخدم بياناتك',
    items: 'عدد القطع',
    subtotal: 'المجموع قبل الخصم',
    subtotalWithoutSavings: 'المجموع',
    savings: 'التوفير',
    pricesIncludeVat: `الأسعار شاملة ضريبة القيمة المضافة ${isolateLtr(`${VAT_PERCENT}%`)}.`,
    whatsapp: 'إتمام الطلب عبر واتساب',
    copyOrder: 'نسخ الطلب',
    copied: 'تم نسخ الطلب',
    manualCopy: 'تعذّر النسخ. حدّد النص التالي وانسخه:',
    orderTooLong: 'طلبك طويل ولا يتّسع له رابط واتساب. انسخه من هنا ثم ألصقه في واتساب.',
    draftHint: 'سيفتح واتساب وطلبك مكتوب فيه. اضغط «إرسال» ليصلنا.',
    continueOnPhone: 'أكمل من هاتفك',
    orderNumber: 'رقم طلبك',
    review: 'قيّمنا على جوجل',
    unavailable: 'لم يعد متوفراً',
    soldOut: 'نفد بعد أن أضفته، ولم يُحسب في الإجمالي.',
    servedHours: (from, until) => `يُقدَّم من ${from} حتى ${until} فقط، ولم يُحسب في الإجمالي.`,
    availableAgain: 'متوفر من جديد',
    restoreLine: 'أعده إلى الطلب',
    dropped: (count) =>
      plural('ar', count, {
        zero: 'كل الأصناف متوفرة.',
        one: 'أحد الأصناف لم يعد متوفراً.',
        two: 'صنفان لم يعودا متوفرين.',
        few: `${count} أصناف لم تعد متوفرة.`,
        many: `${count} صنفاً لم يعد متوفراً.`,
        other: `${count} صنف لم يعد متوفراً.`,
      }),
    leftOut: (count) =>
      plural('ar', count, {
        zero: 'أضفنا كل الأصناف.',
        one: 'لم نضف صنفاً واحداً لأنه غير متوفر.',
        two: 'لم نضف صنفين لأنهما غير متوفرين.',
        few: `لم نضف ${count} أصناف لأنها غير متوفرة.`,
        many: `لم نضف ${count} صنفاً لأنها غير متوفرة.`,
        other: `لم نضف ${count} صنف لأنها غير متوفرة.`,
      }),
    extraGone: (dish, extra) =>
      `${extra === null ? 'إحدى الإضافات' : `إضافة «${isolateName(extra)}»`} لم تعد متاحة مع ${isolateName(dish)}، وطلبك الآن بدونها.`,
    fewerOptions: (dish, option) =>
      `عدد الخيارات مع ${isolateName(dish)} صار أقل، وطلبك الآن بدون «${isolateName(option)}».`,
    optionReplaced: (option, atMost) =>
      `حُذف «${isolateName(option)}»: اختر ${COUNT_NAMES[atMost - 1] ?? atMost} على الأكثر.`,
    chooseOptions: (atLeast, atMost) =>
      atLeast === atMost
        ? `اختر ${COUNT_NAMES[atMost - 1] ?? atMost} (مطلوب)`
        : atLeast === 0
          ? `اختياري: اختر ${COUNT_NAMES[atMost - 1] ?? atMost} على الأكثر`
          : `اختر ${COUNT_NAMES[atLeast - 1] ?? atLeast} على الأقل و${COUNT_NAMES[atMost - 1] ?? atMost} على الأكثر (مطلوب)`,
    choiceMissing: (choice) => `يرجى الاختيار: ${isolateName(choice)}`,
    repriced: 'تغيّرت أسعار هذه الأصناف منذ أضفتها:',
    problems: {
      laterWithdrawn: 'لم نعد نستقبل طلبات لوقت لاحق اليوم.',
      timePassed: 'فات هذا الموعد. اختر موعداً آخر.',
      iftarWithdrawn: 'لم نعد نستقبل طلبات الإفطار. اختر موعداً.',
      iftarMoved: (time) => `صار الإفطار حوالي ${time}، وتغيّر معه موعد طلبك.`,
      areaWithdrawn: 'لم نعد نوصّل إلى المنطقة التي اخترتها. اختر منطقة أخرى.',
      areasWithdrawn: 'لم تعد رسوم التوصيل معروضة هنا. نؤكدها عبر واتساب.',
      areaPaused: (area) => `${area}. اختر منطقة أخرى.`,
      deliveryOff: 'لا نوصّل حالياً.',
      deliveryWithdrawn: 'لم نعد نوصّل الطلبات.',
      pickupWithdrawn: 'لم يعد الاستلام من المطعم متاحاً.',
      carWithdrawn: 'لم نعد نحضر الطلبات إلى السيارة.',
      paymentWithdrawn: { cash: 'لم يعد الدفع نقداً متاحاً.', card: 'لم يعد الدفع بالبطاقة متاحاً.' },
      totalUnknown: 'رسوم التوصيل غير معروفة بعد. اختر من جديد إن احتجت إلى صرف.',
      noteTooSmall: (amount) => `تجاوز الإجمالي ${isolateLtr(amount)}. اختر مبلغاً أكبر.`,
    },
    orderForNow: 'غيّر الموعد إلى الآن',
    canPickUp: 'يمكنك الاستلام من المطعم.',
    canDeliver: 'يمكنك اختيار التوصيل.',
    choosePickup: 'اختر الاستلام من المطعم',
    chooseDelivery: 'اختر التوصيل',
    continue: 'متابعة',
    errors: {
      required: 'هذا الحقل مطلوب.',
      firstName: 'يرجى إدخال الاسم الأول.',
      area: 'يرجى اختيار المنطقة.',
      address: 'يرجى إدخال العنوان كاملاً (الشارع، المنطقة، المدينة).',
      makani: `رقم مكاني من ${isolateLtr('10')} أرقام.`,
      recipientPhone: `يرجى إدخال رقم إماراتي أو خليجي، مثل ${isolateLtr('050\u00a0123\u00a04567')} أو ${isolateLtr('+966\u00a050\u00a0123\u00a04567')}.`,
    },
  },
  addMore: {
    completeOrder: 'كمّل طلبك',
    moreDishes: '+ أضف أصنافاً أخرى',
    add: 'أضف',
    addItem: (name) => `أضف ${name}`,
  },
  remember: {
    remember: 'تذكّرني على هذا الجهاز',
    rememberHere: 'احفظ هذا الطلب على هذا الجهاز',
    whatIsKept: 'نحفظ اسمك وعنوانك وآخر طلب لك في هذا المتصفح فقط.',
    refused: 'تعذّر حفظ بياناتك على هذا الجهاز.',
    pickup: 'استلام من المطعم',
    deliveryTo: (address) => `توصيل إلى ${address}`,
    use: 'استخدمها',
    sameAsLastTime: 'مثل طلبي السابق',
    forget: 'امسح بياناتي',
    forgotten: 'تم مسح بياناتك.',
  },
  orderMessage: orderMessageAr,
} satisfies CheckoutMessages
