import { VAT_PERCENT } from '../../domain/specification.ts'
import type { CheckoutOnlyMessages } from '../en/checkout.ts'
import { plural } from '../plural.ts'
import { isolateLtr, isolateName } from '../isolate.ts'
import { orderMessageAr } from './order-message.ts'
import { orderAr } from './order.ts'

/** Arabic messages of checkout, special requests and the order message. */
export const checkoutAr = {
  checkout: {
    ...orderAr,
    title: 'طلبي',
    lines: 'أصناف الطلب',
    summary: 'الملخص',
    empty: 'سلتك فارغة.',
    removeItem: 'حذف الصنف',
    removed: (name) => `تم حذف: ${isolateName(name)}`,
    clearCart: 'إفراغ السلة',
    cleared: 'سننقلك إلى المنيو.',
    undo: 'تراجع',
    each: 'للقطعة',
    specialRequest: 'طلبات خاصة',
    forAll: (count: number) => `هذه الطلبات تشمل القطع كلها (${count}).`,
    makeOneDifferent: 'غيّر طلبات قطعة واحدة',
    addDifferent: 'أضف قطعة أخرى بطلبات مختلفة',
    asItComes: 'بدون طلبات خاصة',
    comment: 'ملاحظات على الطلب',
    commentLabel: 'ملاحظاتك للمطبخ',
    commentCounter: (count, max) => `${count}/${max}`,
    commentFull: (max) => `${max}/${max}: وصلت إلى الحد الأقصى`,
    methodQuestion: 'توصيل أم استلام؟',
    methodHelp: 'يرجى اختيار التوصيل أو الاستلام من المطعم.',
    firstName: 'الاسم الأول',
    address: 'العنوان',
    addressHint: 'الشارع، المنطقة، المدينة',
    privacy: 'ماذا نفعل ببياناتك',
    items: 'عدد القطع',
    subtotal: 'المجموع قبل الخصم',
    subtotalWithoutSavings: 'المجموع',
    savings: 'التوفير',
    pricesIncludeVat: `الأسعار شاملة ضريبة القيمة المضافة ${isolateLtr(`${VAT_PERCENT}%`)}.`,
    whatsapp: 'إتمام الطلب عبر واتساب',
    copyOrder: 'نسخ الطلب',
    copied: 'تم نسخ الطلب',
    manualCopy: 'تعذّر النسخ. حدّد النص التالي وانسخه:',
    orderTooLong: 'طلبك طويل ولا يتّسع له رابط واتساب. انسخه من هنا ثم الصقه في المحادثة.',
    draftHint: 'يُفتح واتساب وفيه طلبك مكتوباً. اضغط «إرسال» ليصلنا.',
    orderNumber: 'رقم طلبك',
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
    leftOut: (count) =>
      plural('ar', count, {
        zero: 'أضفنا كل الأصناف.',
        one: 'لم نضف صنفاً واحداً لأنه غير متوفر.',
        two: 'لم نضف صنفين لأنهما غير متوفرين.',
        few: `لم نضف ${count} أصناف لأنها غير متوفرة.`,
        many: `لم نضف ${count} صنفاً لأنها غير متوفرة.`,
        other: `لم نضف ${count} صنف لأنها غير متوفرة.`,
      }),
    repriced: 'تغيّرت أسعار هذه الأصناف منذ اخترتها:',
    errors: {
      required: 'هذا الحقل مطلوب.',
      firstName: 'يرجى إدخال الاسم الأول.',
      address: 'يرجى إدخال العنوان كاملاً (الشارع، المنطقة، المدينة).',
    },
  },
  orderMessage: orderMessageAr,
  requests: orderAr.requests,
} satisfies CheckoutOnlyMessages
