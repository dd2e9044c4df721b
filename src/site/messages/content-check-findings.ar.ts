import {
  DATE_YEARS,
  MAX_CHARACTERS,
  MAX_TIMES_USUAL_PRICE,
  type FixKind,
  type ImageProblem,
} from '../../content/domain/content-finding.ts'
import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'
import { CATEGORIES } from '../../menu/domain/menu.ts'
import { MAX_PRICE_AED } from '../../core/specification.ts'
import type { findingsEn } from './content-check-findings.en.ts'
import { isolateLtr, isolateName } from '../../i18n/isolate.ts'

const YEARS = isolateLtr(`${DATE_YEARS.first}–${DATE_YEARS.last}`)

const images = {
  unpublished: 'الصورة غير منشورة.',
  noFile: 'لا ملف لهذه الصورة.',
  elsewhere: 'الصورة ليست محفوظة في Contentful.',
  gone: 'ملف الصورة مفقود.',
} satisfies Record<ImageProblem, string>

const fixes = {
  yesOrNo: () => 'اختر Yes أو No، أو امسح الحقل.',
  number: (range) => `اكتب رقماً (${isolateLtr(range)})، أو امسح الحقل.`,
  shorterText: (max) => `اكتب نصاً لا يزيد على ${max} حرفاً.`,
  example: (example) => `اكتبه بهذا الشكل: ${isolateLtr(example)}`,
  choice: (options) => `اختر من هذه: ${isolateLtr(options)}`,
  list: () => 'امسح الحقل وأدخله من جديد، سطراً سطراً.',
  date: () => `اختر تاريخاً (${YEARS}).`,
  dateAndTime: () => `اختر تاريخاً (${YEARS}) مع الساعة والمنطقة الزمنية (دبي ${isolateLtr('+04:00')})، أو امسح الحقل.`,
  twoTimes: () => `اكتب وقتين مختلفين في ${isolateLtr('Served from')} و${isolateLtr('Served until')}، أو امسحهما معاً.`,
  allergensOrNone: (none) => `اختر إما مسببات الحساسية أو ${isolateLtr(`“${none}”`)}. وإلى ذلك الحين تُحسب المسببات.`,
  lastDayFirst: () => 'اختر يوماً أخيراً لا يسبق اليوم الأول.',
  hoursOrClosed: (example) => `اكتب أوقاتاً مثل ${isolateLtr(example)}، أو اختر Yes في Closed.`,
  bothNames: () => 'اكتب الاسم باللغتين.',
  plainText: () => `أخبر مطوّرك: يجب أن يكون هذا الحقل في Contentful من النوع ${isolateLtr('Text')}.`,
} satisfies Record<FixKind, (detail: string) => string>

const unusable: Readonly<Partial<Record<FixKind, string>>> = {
  date: 'من دون تاريخ صالح لا تغيّر هذه الأيام شيئاً.',
  lastDayFirst: 'اليوم الأخير قبل اليوم الأول، فلا تغيّر هذه الأيام شيئاً.',
  hoursOrClosed: 'لا أوقات صالحة، فلا تغيّر هذه الأيام شيئاً.',
  twoTimes: 'لا يوجد وقتان مختلفان، فيُقدَّم الطبق في كل الأوقات.',
  allergensOrNone: 'مسببات الحساسية وعبارة الخلو منها لا تجتمعان.',
  bothNames: 'لا اسم للمنطقة، فلا تظهر.',
  plainText: 'هذا نص منسّق أو قائمة وليس نصاً عادياً، فلا يراه الزبائن.',
}

/** Arabic messages of the findings. */
export const findingsAr: typeof findingsEn = {
  'empty-menu': () => ({ problem: 'لا أطباق في المنيو.', fix: 'انشر طبقاً واحداً على الأقل.' }),
  'missing-name': () => ({ problem: 'الاسم ناقص.', fix: 'املأ الاسمين. الطبق الذي لا اسم له لا يظهر.' }),
  'bad-price': () => ({
    problem: 'لا يوجد سعر صالح: من دون سعر لا يمكن طلب الطبق، وبالصفر يكون مجاناً.',
    fix: `اكتب السعر بالدرهم، من ${isolateLtr('0.01')} إلى ${isolateLtr(String(MAX_PRICE_AED))}.`,
  }),
  'unknown-category': () => ({
    problem: 'لا يعرف الموقع هذا القسم، فيظهر الطبق في «الكل» فقط.',
    fix: `اختر من القائمة أحد الأقسام، وعددها ${CATEGORIES.length}.`,
  }),
  'duplicate-name': ({ other = '' }) => ({
    problem: `طبق آخر له الاسم نفسه: ${isolateName(other)}.`,
    fix: 'غيّر اسم أحدهما أو ألغِ نشره.',
  }),
  'duplicate-id': ({ other = '' }) => ({
    problem: `هذا الطبق مكرر في Contentful مع ${isolateName(other)}، فلا يظهر.`,
    fix: 'احذفه وأنشئه من جديد.',
  }),
  'broken-image': ({ image }) => ({
    problem: image === undefined ? 'لا تظهر الصورة.' : images[image],
    fix: 'ارفعها في Media وانشرها، ثم اخترها من جديد في هذا المدخل.',
  }),
  'unusable-value': ({ fix }) => ({
    problem:
      (fix && unusable[fix.kind]) ?? 'لا يستطيع الموقع استخدام هذه القيمة، فيُبقي آخر قيمة صالحة، أو يستمر من دونها.',
    fix: fix === undefined ? 'امسح الحقل.' : fixes[fix.kind](fix.detail),
  }),
  'second-settings': () => ({
    problem: `يوجد أكثر من مدخل ${isolateLtr('Shop settings')}، ولا يُحسب إلا أقدمها.`,
    fix: 'انقل ما تحتاجه منه إلى الأقدم، ثم ألغِ نشر هذا المدخل واحذفه.',
  }),
  'empty-gallery': () => ({ problem: 'لا صور في المعرض.', fix: 'انشر مدخل Gallery فيه صور.' }),
  'too-many-areas': ({ value = '' }) => ({
    problem: `عدد مناطق التوصيل ${value}. لا يستطيع الزبائن اختيار غير أقدم ${MAX_DELIVERY_AREAS} منها.`,
    fix: 'ألغِ نشر ما لا تحتاجه من المناطق، أو اجمع عدة مناطق في واحدة.',
  }),
  'duplicate-area': ({ other = '' }) => ({
    problem: `منطقة توصيل أخرى لها الاسم نفسه: ${isolateName(other)}، فلا يفرّق الزبائن بينهما.`,
    fix: 'غيّر اسم إحداهما أو ألغِ نشرها.',
  }),
  'lost-opening': ({ other = '' }) => ({
    problem: `آخر الطلبات قبل الإغلاق بوقت طويل، فلا يستطيع أحد الطلب في هذه الأوقات: ${isolateLtr(other)}. يرى الزبائن أن المطعم مغلق.`,
    fix: `أطل وقت العمل، أو قلّل ${isolateLtr('Last orders, minutes before closing')}.`,
  }),
  'never-served': () => ({
    problem: 'المطعم مغلق في هذه الأوقات كلها، فلا يستطيع الزبائن طلب هذا الطبق أبداً.',
    fix: `غيّر ${isolateLtr('Served from')} و${isolateLtr('Served until')}، أو أوقات العمل.`,
  }),
  'iftar-unreachable': ({ other = '' }) => ({
    problem: `لا يستطيع الزبائن الطلب لمواعيد الإفطار هذه: المطعم مغلق، أو يفتح قبلها بأقل من ${other} دقيقة.`,
    fix: `افتح أبكر في هذه الأيام، أو قلّل ${isolateLtr('Earliest time, minutes from now')}.`,
  }),
  'rounded-price': () => ({
    problem: 'في السعر أكثر من رقمين بعد الفاصلة، فيُقرَّب.',
    fix: 'اكتب رقمين على الأكثر بعد الفاصلة.',
  }),
  'missing-image': () => ({
    problem: 'لا توجد صورة، فيرسم الموقع القسم بدلاً منها.',
    fix: 'أضف صورة بنسبة أربعة إلى ثلاثة وبعرض 1200 على الأقل.',
  }),
  'missing-translation': () => ({
    problem: 'الوصف باللغة الأخرى فقط.',
    fix: 'املأ الوصفين أو اترك كليهما فارغاً.',
  }),
  'long-text': () => ({
    problem: 'النص أطول من أن يُقرأ بسهولة على الهاتف.',
    fix: `لا تزد على ${MAX_CHARACTERS.name} حرفاً للاسم و${MAX_CHARACTERS.description} حرف للوصف.`,
  }),
  'one-language': () => ({
    problem: 'النص باللغة الأخرى فقط، ويظهر كما هو في اللغتين.',
    fix: 'اكتبه باللغتين.',
  }),
  'missing-title': () => ({
    problem: `لا عنوان لهذا المدخل، فيظهر في قائمة Contentful باسم ${isolateLtr('Untitled')}.`,
    fix: 'اكتب عنواناً. لا يراه الزبائن.',
  }),
  'high-price': () => ({
    problem: `السعر أعلى من المعتاد في هذا القسم بأكثر من ${MAX_TIMES_USUAL_PRICE} ضعفاً.`,
    fix: 'راجع الفاصلة العشرية.',
  }),
  'bad-sort-order': () => ({ problem: 'الموضع في المنيو ليس عدداً صحيحاً، فلا يُحسب.', fix: 'اكتب عدداً صحيحاً.' }),
  'duplicate-sort-order': ({ other = '' }) => ({
    problem: `طبق آخر له الموضع نفسه في المنيو: ${isolateName(other)}.`,
    fix: 'أعطِ كل طبق رقماً خاصاً به.',
  }),
  'ambiguous-link': ({ other = '' }) => ({
    problem: `لا تفرّق روابط الطلبات بين هذا الطبق و${isolateName(other)}.`,
    fix: 'احذف أحدهما وأنشئه من جديد.',
  }),
  'overlapping-days': ({ other = '' }) => ({
    problem: `مدخل آخر له بعض التواريخ نفسها: ${isolateName(other)}. يُحسب فيها ما يبدأ لاحقاً.`,
    fix: `راجع ${isolateLtr('First day')} و${isolateLtr('Last day')} في المدخلين.`,
  }),
  'long-pause': () => ({
    problem: 'ينتهي الإيقاف المؤقت بعد أكثر من يوم من الآن.',
    fix: 'راجع التاريخ أو امسح الحقل.',
  }),
  'pause-over': () => ({
    problem: 'مضى هذا الوقت، فلا شيء متوقف.',
    fix: 'امسح الحقل أو اختر وقتاً لاحقاً.',
  }),
  'iftar-outside': () => ({
    problem: `مواعيد الإفطار هذه ليست بين ${isolateLtr('First day')} و${isolateLtr('Last day')}.`,
    fix: `صحّح المواعيد، أو ${isolateLtr('First day')} و${isolateLtr('Last day')}.`,
  }),
  'iftar-without-later': () => ({
    problem: `الحقل ${isolateLtr('Orders for later')} متوقف، فلا يستطيع الزبائن الطلب لوقت الإفطار.`,
    fix: `افتح ${isolateLtr('Shop settings')} واختر Yes في ${isolateLtr('Orders for later')}.`,
  }),
  'free-below-minimum': ({ value = '', other = '' }) => ({
    problem: `التوصيل مجاني من ${value}، وأقل طلب ${other}، فلا يدفع أحد رسوم التوصيل.`,
    fix: `اجعل ${isolateLtr('Free delivery from')} أكبر من ${isolateLtr('Smallest order')}، أو امسح أحدهما.`,
  }),
  'closed-with-hours': () => ({
    problem: `في ${isolateLtr('Closed')} القيمة Yes، فلا تُحسب هذه الأوقات: يرى الزبائن أن المطعم مغلق.`,
    fix: `اختر No في ${isolateLtr('Closed')}، أو امسح الأوقات.`,
  }),
  'day-over': () => ({
    problem: 'مضت هذه الأيام، فلا يغيّر المدخل شيئاً.',
    fix: 'اختر أياماً لاحقة، أو ألغِ نشر المدخل.',
  }),
  'missing-alt-text': () => ({
    problem: 'صورة في المعرض ليس لها وصف لمن لا يستطيع رؤيتها.',
    fix: 'اكتبه في Media: بالإنجليزية في Title وبالعربية في Description.',
  }),
  'unused-config-name': ({ name }) => ({
    problem: `في قائمة الموقع للأكثر مبيعاً طبق ليس في المنيو أو ليس من الأكثر مبيعاً: ${isolateName(name)}.`,
    fix: `إن تغيّر اسم الطبق أو أزيل من المنيو فأخبر مطوّرك (${isolateLtr('restaurant.config.ts')}).`,
  }),
}
