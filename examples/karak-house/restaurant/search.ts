export const sameMeaning: readonly string[] = ['شاي كرك tea karak chai', 'قهوة coffee gahwa']

export const severalWords: Readonly<Record<string, string>> = {}

export const searchExample = { en: 'karak', ar: 'كرك' }
