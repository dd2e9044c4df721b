import { MAX_TIMES_USUAL_PRICE, type ImageProblem } from '../../content/domain/content-finding.ts'
import { NO_ALLERGENS } from '../../menu/domain/dietary-info.ts'
import { MAX_EXTRAS } from '../../menu/domain/extras.ts'
import { MAX_OWN_CATEGORIES } from '../../menu/domain/own-category.ts'
import { MAX_DELIVERY_AREAS } from '../../shop/domain/delivery-area.ts'
import type { findingsEn } from './content-check-findings.en.ts'
import { isolateLtr, isolateName } from '../../i18n/isolate.ts'

const images = {
  unpublished: 'الصورة غير منشورة.',
  noFile: 'لا ملف لهذه الصورة.',
  elsewhere: 'الصورة ليست محفوظة في Contentful.',
  gone: 'ملف الصورة مفقود.',
} satisfies Record<ImageProblem, string>

/** Arabic messages of the findings. */
export const findingsAr: typeof findingsEn = {
  'empty-menu': () => ({ problem: 'لا أطباق في المنيو.', fix: 'انشر طبقاً واحداً على الأقل.' }),
  'broken-image': ({ image }) => ({
    problem: image === undefined ? 'لا تظهر الصورة.' : images[image],
    fix: 'ارفعها في Media وانشرها، ثم اخترها من جديد في هذا المدخل.',
  }),
  'unusable-value': () => ({
    problem: 'لا يستطيع الموقع استخدام هذه القيمة، فيُبقي آخر قيمة صالحة، أو يستمر من دونها.',
    fix: 'صحّحها كما يقول الشرح عند الحقل في Contentful، وإن لم ينفع ذلك فأخبر مطوّرك.',
  }),
  'unusable-id': () => ({
    problem: 'لا يعرض الموقع هذا المدخل، لأن معرّفه لا يصلح جزءاً من عنوان صفحة.',
    fix: `أعطه معرّفاً لم يُستعمل من قبل، مثل ${isolateLtr('lemon-mint')}، من 64 رمزاً على الأكثر: حروف لاتينية وأرقام وشرطات ونقاط.`,
  }),
  'not-two-times': () => ({
    problem: 'لا يوجد وقتان مختلفان، فيُقدَّم الطبق في كل الأوقات.',
    fix: `اكتب وقتين مختلفين في ${isolateLtr('Served from')} و${isolateLtr('Served until')}، أو امسحهما معاً.`,
  }),
  'allergens-and-none': () => ({
    problem: `لا يمكن اختيار مسببات الحساسية و${isolateLtr(`“${NO_ALLERGENS}”`)} معاً.`,
    fix: 'احذف أحدهما. وإلى ذلك الحين تُحسب المسببات.',
  }),
  'last-day-before-first': () => ({
    problem: 'اليوم الأخير قبل اليوم الأول، فلا تغيّر هذه الأيام شيئاً.',
    fix: 'اختر يوماً أخيراً لا يسبق اليوم الأول.',
  }),
  'no-hours': () => ({
    problem: 'لا أوقات، فلا تغيّر هذه الأيام شيئاً.',
    fix: `اكتب أوقاتاً مثل ${isolateLtr('18:00-04:00')}، أو اختر Yes في Closed.`,
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
  'too-many-extras': ({ value = '' }) => ({
    problem: `عدد إضافات هذا الطبق ${value}. لا يستطيع الزبائن اختيار غير أقدم ${MAX_EXTRAS} منها.`,
    fix: 'أزل الطبق أو قسمه من الإضافات التي لا يحتاجها.',
  }),
  'extra-without-dish': () => ({
    problem: 'ليس لأي طبق هذه الإضافة، فلا يستطيع أحد اختيارها.',
    fix: `اختر أقساماً في ${isolateLtr('For categories')} أو أطباقاً في ${isolateLtr('For dishes')}.`,
  }),
  'too-many-categories': () => ({
    problem: `يعرض الموقع أقدم ${MAX_OWN_CATEGORIES} من أقسامك فقط، وليس هذا القسم منها.`,
    fix: 'ألغِ نشر ما لا تحتاجه من أقسامك.',
  }),
  'unusable-category': () => ({
    problem: 'لا يستطيع الموقع استخدام القسم الخاص بهذا الطبق، فيبقى الطبق في قسمه الآخر.',
    fix: 'انشر القسم الخاص أو امسح الحقل.',
  }),
  'category-without-dish': () => ({
    problem: 'ليس في هذا القسم أي طبق، فلا يراه الزبائن.',
    fix: `اختره في ${isolateLtr('Own category')} لطبق واحد على الأقل.`,
  }),
  'lost-opening': ({ other = '' }) => ({
    problem: `يتوقف استقبال الطلبات قبل الإغلاق بوقت طويل، فلا يستطيع أحد الطلب في هذه الأوقات: ${isolateLtr(other)}. يرى الزبائن أن المطعم مغلق.`,
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
    problem: 'لا توجد صورة، فيعرض الموقع رسم القسم بدلاً منها.',
    fix: `أضف صورة بنسبة ${isolateLtr('4:3')} وبعرض 1200 بكسل على الأقل.`,
  }),
  'one-language': () => ({
    problem: 'النص باللغة الأخرى فقط، ويظهر كما هو في اللغتين.',
    fix: 'اكتبه باللغتين.',
  }),
  'high-price': () => ({
    problem: `السعر أعلى من المعتاد في هذا القسم بأكثر من ${MAX_TIMES_USUAL_PRICE} ضعفاً.`,
    fix: 'راجع الفاصلة العشرية.',
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
  'stays-sold-out': () => ({
    problem: `في ${isolateLtr('Available')} القيمة No، فلا يعود الطبق في هذا الوقت.`,
    fix: `اختر Yes في ${isolateLtr('Available')}، أو امسح الوقت.`,
  }),
  'long-sold-out': () => ({
    problem: 'الطبق نافد لأكثر من أسبوع من الآن.',
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
  'delivery-while-closed': ({ other = '' }) => ({
    problem: `المطعم مغلق في بعض هذه الأوقات، فلا توصيل فيها: ${isolateLtr(other)}.`,
    fix: `صحّح ${isolateLtr('Delivery hours')}، أو ${isolateLtr('Weekly hours')}.`,
  }),
  'other-discount': ({ other = '' }) => ({
    problem: `يذكر الشريط خصماً غير الذي في الأسعار: خصم الأكثر مبيعاً ${isolateLtr(other)}.`,
    fix: `صحّح هذه الكلمات، أو ${isolateLtr('Discount of best sellers, in percent')}.`,
  }),
  'other-last-day': ({ other = '' }) => ({
    problem: `يذكر الشريط يوماً غير آخر أيام العرض، وهو ${isolateLtr(other)}.`,
    fix: `صحّح هذه الكلمات، أو ${isolateLtr('Last day of the offer')}.`,
  }),
  'no-last-day': () => ({
    problem: 'يذكر الشريط يوماً، لكن العرض بلا يوم أخير، فيستمر بعده.',
    fix: `إن كان العرض ينتهي في ذلك اليوم فاكتبه في ${isolateLtr('Last day of the offer')}.`,
  }),
  'offer-over': () => ({
    problem: 'مضى هذا اليوم، فلا شريط للعرض، والأكثر مبيعاً بسعره الكامل.',
    fix: 'لعرض جديد اختر يوماً لاحقاً أو امسح الحقل.',
  }),
  'notice-over': () => ({
    problem: 'مضى هذا اليوم، فلا تظهر الرسالة.',
    fix: 'امسح الرسالة أو اختر يوماً لاحقاً.',
  }),
  'day-over': () => ({
    problem: 'مضت هذه الأيام، فلا يغيّر المدخل شيئاً.',
    fix: 'اختر أياماً لاحقة، أو ألغِ نشر المدخل.',
  }),
  'missing-alt-text': () => ({
    problem: 'صورة ليس لها وصف لمن لا يستطيع رؤيتها.',
    fix: 'اكتبه في Media: بالإنجليزية في Title وبالعربية في Description.',
  }),
  'unpublished-dish': () => ({
    problem: 'في هذه القائمة طبق غير منشور، فلا يُعرض على الزبائن عند إتمام الطلب.',
    fix: 'انشر الطبق، أو احذفه من القائمة.',
  }),
  'unused-config-name': ({ name }) => ({
    problem: `في قائمة الموقع للأكثر مبيعاً طبق ليس في المنيو أو ليس من الأكثر مبيعاً: ${isolateName(name)}.`,
    fix: `إن تغيّر اسم الطبق أو أزيل من المنيو فأخبر مطوّرك (${isolateLtr('restaurant.config.ts')}).`,
  }),
}
