// Made by `npm run content:types` from fake-contentful/content-model.ts; change that file, not this one.

import type { ChainModifiers, Entry, EntryFieldTypes, EntrySkeletonType, LocaleCode } from 'contentful'

export interface TypeGalleryImageFields {
  title?: EntryFieldTypes.Symbol
  images: EntryFieldTypes.Array<EntryFieldTypes.AssetLink>
}

export type TypeGalleryImageSkeleton = EntrySkeletonType<TypeGalleryImageFields, 'galleryImage'>
export type TypeGalleryImage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<
  TypeGalleryImageSkeleton,
  Modifiers,
  Locales
>

export interface TypeMenuItemFields {
  nameEn: EntryFieldTypes.Symbol
  nameAr: EntryFieldTypes.Symbol
  descriptionEn?: EntryFieldTypes.Text
  descriptionAr?: EntryFieldTypes.Text
  price: EntryFieldTypes.Number
  image?: EntryFieldTypes.AssetLink
  category: EntryFieldTypes.Symbol<
    | 'Beef Burgers'
    | 'Beverages'
    | 'Chicken Burgers'
    | 'Chicken Comboo Meals'
    | 'Chicken Shawarma'
    | 'Fries'
    | 'Meat Shawarma'
    | 'Sauces'
    | 'Shawarma mix'
  >
}

export type TypeMenuItemSkeleton = EntrySkeletonType<TypeMenuItemFields, 'menuItem'>
export type TypeMenuItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<
  TypeMenuItemSkeleton,
  Modifiers,
  Locales
>
