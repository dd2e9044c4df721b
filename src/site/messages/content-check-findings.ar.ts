import { MAX_TIMES_USUAL_PRICE, type ImageProblem } from '#content/domain/content-finding.ts'
import { NO_ALLERGENS } from '#menu/domain/dietary-info.ts'
import { MAX_CHOICES, MAX_EXTRAS } from '#menu/domain/choices.ts'
import type { fixesEn, problemsEn } from './content-check-findings.en.ts'
import { isolateLtr, isolate } from '#core/text/isolate.ts'
import { plural } from '#i18n/plural.ts'
import { formatMinutes } from '#order/messages/order.ar.ts'

/** As the object of a verb. */
const formatLetters = (count: number): string =>
  plural('ar', count, {
    zero: `${count} حرف`,
    one: 'حرفاً واحداً',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفاً`,
    other: `${count} حرف`,
  })

const images = {
  unpublished: 'الصورة غير منشورة.',
  noFile: 'لا ملف لهذه الصورة.',
  fileName: 'اسم ملف الصورة لا يصلح للموقع.',
  notAFile: 'اسم الصورة يشير إلى اختصار أو مجلد، لا إلى ملف يمكن قراءته.',
  tooLarge: 'ملف الصورة أكبر من 5 ميغابايت.',
  elsewhere: 'الصورة ليست محفوظة في Contentful.',
  noAsset: 'لا صورة بهذا المعرّف في ملف المنيو.',
  notInFolder: `الصورة ليست في المجلد ${isolateLtr('images')} بجانب ملف المنيو.`,
  gone: 'ملف الصورة مفقود.',
} satisfies Record<ImageProblem, string>

/** For a menu in a file. */
const fileFixes: Readonly<Partial<Record<string, string>>> = {
  noAsset: `أضف الصورة إلى ${isolateLtr('assets')} في الملف، أو احذفها من هذا المدخل.`,
  notInFolder: `ضع الملف في المجلد، واكتب في ${isolateLtr('url')} ${isolateLtr('images/')} ثم اسم الملف.`,
  fileName: `سمّه بحروف لاتينية وأرقام و${isolateLtr('- _ .')} فقط، على أن ينتهي بأحد هذه: ${isolateLtr('.avif .gif .jpg .png .webp')}`,
  notAFile: `ضع الملف نفسه في المجلد ${isolateLtr('images')}.`,
  tooLarge: 'احفظها بحجم أصغر: يكفي عرض 1920 بكسل.',
}

export const problemsAr: typeof problemsEn = {
  kept: ({ kept = '' }) => `ما زالت آخر قيمة صالحة معتمدة: ${isolate(kept)}.`,
  'not-orderable': () => 'لا يستطيع أحد طلب هذا الطبق.',
  'left-out': () => 'لا يرى الزبائن هذا المدخل.',
  'not-offered': () => 'لا يستطيع الزبائن اختيار هذه المنطقة، وتُعتمد المنطقة الأقدم.',
  'days-unchanged': () => 'لا تغيّر هذه الأيام شيئاً، وتسري أوقات الأسبوع.',
  'days-closed': (_, days) => `تُعدّ هذه الأيام مغلقة: ${days}.`,
  'days-without-delivery': (_, days) => `لا توصيل في هذه الأيام: ${days}.`,
  'others-count': () => 'لا يُعتمد هذا السطر، وتُعتمد بقية الأسطر.',
  'site-own': () => 'يُعتمد ما في الموقع نفسه بدلاً منه.',
  'as-empty': () => 'يُعدّ الحقل فارغاً.',
  'as-yes': () => `تُعتمد القيمة ${isolateLtr('Yes')}.`,
  'as-no': () => `تُعتمد القيمة ${isolateLtr('No')}.`,
  'not-paused': () => 'لا شيء متوقف.',
  'not-sold-out': () => 'الطبق غير نافد.',
  'without-end': () => 'لا يوم أخير.',
  'any-time': () => 'يُقدَّم الطبق في كل الأوقات.',
  'fee-in-chat': () => 'يقرأ الزبائن أن الرسوم تُؤكَّد على واتساب.',
  'no-category': () => 'يأتي الطبق في آخر المنيو بلا قسم.',
  'other-language': () => 'يرى الجميع النص باللغة الأخرى.',
  'both-shown': () => 'يرى الزبائن اثنين بالاسم نفسه.',
  'as-written': () => 'يراه الزبائن بطوله كاملاً.',
  drawing: () => 'يرى الزبائن الرسم التوضيحي للقسم.',
  unseen: () => 'لا يلاحظ الزبائن شيئاً.',
  'empty-menu': () => 'لا أطباق في المنيو.',
  'broken-image': ({ image }) => (image === undefined ? 'لا تظهر الصورة.' : images[image]),
  'allergens-and-none': () => `لا يمكن اختيار مسببات الحساسية و${isolateLtr(`“${NO_ALLERGENS}”`)} معاً.`,
  'too-many-extras': ({ value = '' }) =>
    `عدد إضافات هذا الطبق ${value}. يستطيع الزبائن اختيار أقدم ${MAX_EXTRAS} منها فقط.`,
  'too-many-choices': ({ other = '' }) =>
    `لا يُسأل الزبائن عن ${isolate(other)}: للطبق ${MAX_CHOICES} اختيارات على الأكثر، ويُعتمد الأقدم منها.`,
  'most-below-least': ({ value = '' }) =>
    `العدد أقل مما في ${isolateLtr('At least')}، فيُعتمد الأصغر في الحقلين: ${value}.`,
  'sold-out-choice': () => 'الخيارات المتوفرة أقل من المطلوب، فنفدت كل الأطباق التي لها هذا الاختيار.',
  'lost-opening': ({ other = '' }) =>
    `يتوقف استقبال الطلبات قبل الإغلاق بوقت طويل، فلا يستطيع أحد الطلب في هذه الأوقات: ${isolateLtr(other)}. يرى الزبائن أن المطعم مغلق.`,
  'never-served': () => 'المطعم مغلق في هذه الأوقات كلها، فلا يستطيع الزبائن طلب هذا الطبق أبداً.',
  'notice-unreachable': ({ other = '' }) => `لا يستطيع الزبائن طلب هذا الطبق أبداً: أبعد موعد للطلب بعد ${other} ساعة.`,
  'iftar-unreachable': ({ other = '' }) =>
    `لا يستطيع الزبائن الطلب لمواعيد الإفطار هذه: المطعم مغلق، أو يفتح قبلها بأقل من ${formatMinutes(Number(other))}.`,
  'unusable-id': ({ value = '' }) =>
    `لا يعرض الموقع هذا المدخل، لأن معرّفه لا يصلح جزءاً من عنوان صفحة: ${isolate(value)}.`,
  'repeated-id': ({ value = '' }) =>
    `لا يعرض الموقع هذا المدخل، لأن لمدخل أقدم في الملف المعرّف نفسه ${isolateLtr('sys.id')}: ${isolate(value)}.`,
  'closed-with-hours': () => 'هذه الأيام مغلقة، فلا تُعتمد هذه الأوقات.',
  'outside-hours': () => 'في هذه الأوقات المطعم مغلق أو لا توصيل فيه، فلا يصل شيء فيها.',
  'free-below-minimum': () => 'ليس هذا أكثر من أقل طلب، فالتوصيل إلى هذه المنطقة مجاني لكل الطلبات.',
  'site-category': () => 'في الموقع قسم بهذا الاسم، فيرى الزبائن زرين بالاسم نفسه.',
  'no-method': () => 'لا توصيل ولا استلام من المطعم، فلا يستطيع أحد الطلب.',
  'high-price': () => `السعر أعلى من المعتاد في هذا القسم بأكثر من ${MAX_TIMES_USUAL_PRICE} ضعفاً.`,
  'ambiguous-link': ({ other = '' }) => `لا تفرّق روابط الطلبات بين هذا الطبق و${isolate(other)}.`,
  'overlapping-days': ({ other = '' }) =>
    `مدخل آخر له بعض التواريخ نفسها: ${isolate(other)}. يُعتمد فيها ما يبدأ لاحقاً.`,
  'unused-config-name': ({ name }) =>
    `في قائمة الموقع للأكثر مبيعاً طبق ليس في المنيو أو ليس من الأكثر مبيعاً: ${isolate(name)}.`,
  'too-many': ({ value = '', form: [limit = ''] = [] }) =>
    `عدد هذه المدخلات ${value}. يُعتمد الأقدم منها فقط، وعددها ${limit} على الأكثر، وليس هذا منها.`,
  'unpublished-link': () => 'ما يذكره هذا الحقل غير منشور، فيستمر الموقع من دونه.',
  'without-dish': () => 'ليس لهذا المدخل أي طبق، فلا يراه الزبائن.',
  'ready-after-closing': () => 'قد يجهز طلب أُرسل قبيل الإغلاق بعد الإغلاق. صفحة الطلب تذكر متى تغلقون.',
  'nothing-discounted': () => 'ليس هنا طبق له سعر، فلا يغيّر الخصم شيئاً.',
}

export const fixesAr: typeof fixesEn = {
  required: () => 'املأ الحقل.',
  repeated: (other) => `في مدخل آخر القيمة نفسها: ${isolate(other)}. غيّر أحدهما أو ألغِ نشره.`,
  'not-a-text': () => 'اكتب نصاً بلا تنسيق.',
  'too-long': (max) => `اكتب ${formatLetters(Number(max))} على الأكثر.`,
  'wrong-form': (message) => `اكتبه بالصيغة الصحيحة: ${isolateLtr(message)}`,
  'not-an-option': (...options) => `اختر مما يلي: ${isolateLtr(options.join(', '))}.`,
  'not-a-number': (min, max) => `اكتب عدداً من ${min} إلى ${max} بالأرقام ${isolateLtr('0-9')}، وبنقطة لا بفاصلة.`,
  'not-a-whole-number': (min, max) =>
    min === undefined || max === undefined
      ? `اكتب عدداً صحيحاً بالأرقام ${isolateLtr('0-9')}.`
      : `اكتب عدداً صحيحاً من ${min} إلى ${max} بالأرقام ${isolateLtr('0-9')}.`,
  'not-yes-or-no': () => `اختر ${isolateLtr('Yes')} أو ${isolateLtr('No')}.`,
  'not-a-date': (min, max) => `اكتب يوماً من ${isolateLtr(min)} إلى ${isolateLtr(max)} بهذه الصيغة.`,
  'not-a-time': () => `اكتب اليوم والوقت مع ${isolateLtr('+04:00')} مثل ${isolateLtr('2027-02-10T18:12+04:00')}.`,
  'not-a-list': () => 'اكتب قائمة، سطراً لكل قيمة.',
  'too-many-lines': (max) => `أبقِ منها ${max} على الأكثر.`,
  'not-a-picture': () => 'اختر صورة.',
  'not-an-entry': (type) => `اختر مدخلات من نوع ${isolateLtr(type)}.`,
  'empty-menu': () => 'انشر طبقاً واحداً على الأقل.',
  'broken-image': (image) => fileFixes[image ?? ''] ?? 'ارفعها في Media وانشرها، ثم اخترها من جديد في هذا المدخل.',
  'not-two-times': () =>
    `اكتب وقتين مختلفين في ${isolateLtr('Served from')} و${isolateLtr('Served until')}، أو امسحهما معاً.`,
  'allergens-and-none': () => 'احذف أحدهما، وإلى ذلك الحين تُعتمد المسببات.',
  'last-day-before-first': () => 'اختر يوماً أخيراً لا يسبق اليوم الأول.',
  'no-hours': () =>
    `اكتب أوقاتاً مثل ${isolateLtr('18:00-04:00')}، أو اختر ${isolateLtr('Yes')} في ${isolateLtr('Closed')}.`,
  'too-many-extras': () => 'أزل الطبق أو قسمه من الإضافات التي لا يحتاجها.',
  'too-many-choices': () => 'أزل الطبق أو قسمه من الاختيارات التي لا يحتاجها.',
  'most-below-least': () => `اكتب في ${isolateLtr('At most')} العدد الذي في ${isolateLtr('At least')} أو أكبر منه.`,
  'sold-out-choice': () =>
    `انشر خياراته، أو اختر ${isolateLtr('Yes')} في ${isolateLtr('Available')} لأحد الخيارات، أو أضف خياراً آخر، أو قلّل ${isolateLtr('At least')}.`,
  'lost-opening': () => `أطل وقت العمل، أو قلّل ${isolateLtr('Last orders, minutes before closing')}.`,
  'never-served': () => `غيّر ${isolateLtr('Served from')} و${isolateLtr('Served until')}، أو أوقات العمل.`,
  'notice-unreachable': () => `قلّل هذا العدد، أو زد ${isolateLtr('Days ahead')} في ${isolateLtr('Shop settings')}.`,
  'iftar-unreachable': () => `افتح أبكر في هذه الأيام، أو قلّل ${isolateLtr('Earliest time, minutes from now')}.`,
  'unusable-id': () =>
    `أعطه معرّفاً لم يُستعمل من قبل، مثل ${isolateLtr('lemon-mint')}، من 64 رمزاً على الأكثر: حروف لاتينية وأرقام وشرطات وشرطات سفلية ونقاط. ومعرّف الطبق لا يبدأ بـ${isolateLtr('check')}، وليس ${isolateLtr('index')} ولا ${isolateLtr('404')}، ولا ينتهي بـ${isolateLtr('.html')} أو ${isolateLtr('.br')} أو ${isolateLtr('.gz')}.`,
  'repeated-id': () => `أعط أحدهما معرّفاً ${isolateLtr('sys.id')} لم يُستعمل من قبل.`,
  'closed-with-hours': () => `اختر ${isolateLtr('No')} في ${isolateLtr('Closed')}، أو امسح ${isolateLtr('Hours')}.`,
  'outside-hours': () => `اجعلها ضمن أوقات العمل، وأوقات المنطقة ضمن ${isolateLtr('Delivery hours')} أيضاً.`,
  'free-below-minimum': () =>
    `اكتب أكثر مما في ${isolateLtr('Smallest order in AED')}، أو امسحه واكتب 0 في ${isolateLtr('Delivery fee in AED')}.`,
  'site-category': () => `أعطه اسماً آخر، أو ألغِ نشره فتعود أطباقه إلى ${isolateLtr('Category')}.`,
  'no-method': () =>
    `اختر ${isolateLtr('Yes')} في ${isolateLtr('Delivery')} أو ${isolateLtr('Pickup')}. ولإيقاف الطلبات استخدم ${isolateLtr('Stop orders now')}.`,
  'high-price': () => 'راجع الفاصلة العشرية.',
  'ambiguous-link': () => 'احذف أحدهما وأنشئه من جديد.',
  'overlapping-days': () => `راجع ${isolateLtr('First day')} و${isolateLtr('Last day')} في المدخلين.`,
  'unused-config-name': () =>
    `إن تغيّر اسم الطبق أو أزيل من المنيو فأخبر مطوّرك (${isolateLtr('restaurant.config.ts')}).`,
  'too-many': () => 'انقل ما تحتاجه منه إلى مدخل أقدم، ثم ألغِ نشره.',
  'unpublished-link': () => 'انشره، أو احذفه من الحقل.',
  'nothing-discounted': () => 'اكتب سعراً للأطباق، أو احذف هذا من الحقل.',
  'without-dish': () =>
    `اختر له أطباقاً: للإضافة أو الاختيار في ${isolateLtr('For categories')} أو ${isolateLtr('For dishes')}، وللقسم في ${isolateLtr('Own category')} عند طبق.`,
  'ready-after-closing': () =>
    `اكتب هذا العدد من الدقائق أو أكثر في ${isolateLtr('Last orders, minutes before closing')}.`,
}
