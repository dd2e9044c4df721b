/**
 * Qualities, of 1 to 100, for pictures full of fine texture, which would else weigh too much on a phone:
 * of the stored original and of its AVIF variants, of a hero's picture those wider than a phone. All other pictures have the usual ones.
 */
export const LOWER_QUALITIES: Readonly<Record<string, { readonly webp: number; readonly avif: number } | undefined>> = {
  'cheese-fries': { webp: 88, avif: 47 },
  'chicken-arabic-shawarma-meal': { webp: 85, avif: 46 },
  'chicken-arabic-shawarma-meal-double': { webp: 84, avif: 46 },
  'chicken-burger-comboo': { webp: 84, avif: 45 },
  'chicken-rocket': { webp: 88, avif: 46 },
  'chicken-saj-shawarma': { webp: 88, avif: 48 },
  'chicken-shawarma-plate': { webp: 85, avif: 47 },
  'chicken-wings-comboo': { webp: 74, avif: 34 },
  'citrus-juice': { webp: 83, avif: 46 },
  'classic-burger': { webp: 87, avif: 48 },
  'crispy-strips-comboo': { webp: 86, avif: 45 },
  'gallery-drinks': { webp: 88, avif: 48 },
  'gallery-tray': { webp: 77, avif: 40 },
  'hero-3-spit': { webp: 71, avif: 53 },
  'hero-6-tray': { webp: 75, avif: 53 },
  'meat-arabic-shawarma-meal': { webp: 83, avif: 44 },
  'meat-sandwich-medium': { webp: 88, avif: 48 },
  'meat-shawarma-plate': { webp: 85, avif: 47 },
  'mix-arabic-shawarma-meal': { webp: 80, avif: 42 },
  'mix-rocket': { webp: 88, avif: 46 },
  'mix-shawarma-fatteh': { webp: 88, avif: 49 },
  'mushroom-burger': { webp: 86, avif: 50 },
  'smoky-onion-burger': { webp: 84, avif: 45 },
  'tamarind-drink': { webp: 84, avif: 44 },
}
