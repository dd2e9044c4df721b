import { isolateLtr } from '#core/text/isolate.ts'
import type { DietaryInfoMessages } from './dietary-info.en.ts'

/**
 * Arabic messages about allergens, calories and labels. They must not claim that a dish is free of
 * an allergen.
 */
export const dietaryInfoAr: DietaryInfoMessages = {
  title: 'مسببات الحساسية والسعرات الحرارية',
  contains: (allergens) => `يحتوي على ${allergens}`,
  listSeparator: ' و',
  containsNone: 'لا يحتوي على أي من مسببات الحساسية الـ14 الرئيسية',
  askUs: 'اسألنا عن مسببات الحساسية:',
  askUsAboutOthers: 'اسألنا عن مسببات الحساسية الأخرى:',
  kitchenUses: (allergens) => `يستخدم مطبخنا ${allergens}.`,
  kitchenAlsoUses: (allergens) => `يستخدم مطبخنا أيضاً ${allergens}.`,
  tellUs: 'إن كانت لديك حساسية فأخبرنا على واتساب قبل الطلب.',
  calories: (kilocalories) => `${isolateLtr(String(kilocalories))} سعرة حرارية`,
  allergens: {
    gluten: 'القمح (الغلوتين)',
    crustaceans: 'القشريات',
    eggs: 'البيض',
    fish: 'السمك',
    peanuts: 'الفول السوداني',
    soy: 'الصويا',
    milk: 'الحليب',
    nuts: 'المكسرات',
    celery: 'الكرفس',
    mustard: 'الخردل',
    sesame: 'السمسم',
    sulphites: 'الكبريتيت',
    lupin: 'الترمس',
    molluscs: 'الرخويات',
  },
  labels: {
    spicy: 'حار',
    vegetarian: 'نباتي',
    vegan: 'فيجن',
    new: 'جديد',
  },
}
