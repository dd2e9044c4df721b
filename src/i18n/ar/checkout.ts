import type { CheckoutOnlyMessages } from '../en/checkout.ts'
import { plural } from '../plural.ts'
import { isolateName } from '../isolate.ts'
import { orderMessageAr } from './order-message.ts'

/** Arabic messages of checkout, special requests and the order message. */
export const checkoutAr = {
  checkout: {
    title: 'طلبي',
    lines: 'أصناف الطلب',
    summary: 'الملخص',
    empty: 'سلتك فارغة.',
    toMenu: 'تصفّح المنيو',
    removeItem: 'حذف الصنف',
    removed: (name) => `تم حذف: ${isolateName(name)}`,
    clearCart: 'إفراغ السلة',
    cleared: 'سننقلك إلى المنيو.',
    undo: 'تراجع',
    each: 'للقطعة',
    specialRequest: 'طلبات خاصة',
    comment: 'ملاحظات على الطلب',
    commentLabel: 'ملاحظاتك للمطبخ',
    commentCounter: (count, max) => `${count}/${max}`,
    commentFull: (max) => `${max}/${max}: وصلت إلى الحد الأقصى`,
    methodQuestion: 'توصيل أم استلام؟',
    delivery: 'توصيل',
    pickup: 'استلام من المطعم',
    methodHelp: 'يرجى اختيار التوصيل أو الاستلام من المطعم.',
    firstName: 'الاسم الأول',
    address: 'العنوان',
    addressHint: 'الشارع، المنطقة، المدينة',
    items: 'عدد القطع',
    subtotal: 'المجموع قبل الخصم',
    subtotalWithoutSavings: 'المجموع',
    savings: 'التوفير',
    total: 'الإجمالي',
    whatsapp: 'إتمام الطلب عبر واتساب',
    copyOrder: 'نسخ الطلب',
    copied: 'تم نسخ الطلب',
    manualCopy: 'تعذّر النسخ. حدّد النص التالي وانسخه:',
    orderTooLong: 'طلبك طويل ولا يتّسع له رابط واتساب. انسخه من هنا ثم الصقه في المحادثة.',
    draftHint: 'يُفتح واتساب وفيه طلبك مكتوباً. اضغط «إرسال» ليصلنا.',
    review: 'قيّمنا على جوجل',
    unavailable: 'غير متوفر الآن',
    dropped: (count) =>
      plural('ar', count, {
        zero: 'كل الأصناف متوفرة.',
        one: 'أحد الأصناف لم يعد متوفراً.',
        two: 'صنفان لم يعودا متوفرين.',
        few: `${count} أصناف لم تعد متوفرة.`,
        many: `${count} صنفاً لم يعد متوفراً.`,
        other: `${count} صنف لم يعد متوفراً.`,
      }),
    repriced: 'تغيّرت أسعار هذه الأصناف منذ اخترتها:',
    loading: 'جارٍ تحميل طلبك',
    errors: {
      required: 'هذا الحقل مطلوب.',
      firstName: 'يرجى إدخال الاسم الأول.',
      address: 'يرجى إدخال العنوان كاملاً (الشارع، المنطقة، المدينة).',
    },
  },
  orderMessage: orderMessageAr,
  requests: orderMessageAr.requests,
} satisfies CheckoutOnlyMessages
