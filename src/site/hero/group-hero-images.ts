/** An image file of the hero's folder; width and height in px. */
export interface HeroFile {
  /** `<name>-<width>.<format>` */
  readonly path: string
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface HeroImage {
  /** File name without width and format. */
  readonly name: string
  readonly isPortrait: boolean
  readonly avif: readonly HeroFile[]
  /** For browsers without AVIF; an owner's picture may have no known size. */
  readonly fallback: Pick<HeroFile, 'path' | 'src'> & Partial<Record<'width' | 'height', number | undefined>>
}

/**
 * Groups the files by image, sorted by file name. Skips names that contain the excluded word
 * (case-insensitive) and images without a fallback format.
 */
export function groupHeroImages(files: readonly HeroFile[], excludedWord: string): readonly HeroImage[] {
  const word = excludedWord.trim().toLowerCase()
  const byName = Map.groupBy(files, ({ path }) => getImageName(path))
  return [...byName]
    .filter(([name]) => word === '' || !name.toLowerCase().includes(word))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, group]) => {
      const fallback = group.find(({ path }) => !path.endsWith('.avif'))
      if (fallback === undefined) return []
      const avif = group.filter(({ path }) => path.endsWith('.avif')).sort((one, other) => one.width - other.width)
      return [{ name, isPortrait: fallback.width < fallback.height, avif, fallback }]
    })
}

function getImageName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/(-\d+)?\.[a-z0-9]+$/i, '')
}
