/** A file of the hero's folder as the build knows it; width and height in px, absent when it could not be read. */
export interface HeroFile {
  /** `<picture>-<width>.<format>` */
  readonly path: string
  readonly src: string
  readonly width?: number
  readonly height?: number
}

/** A hero picture in all its sizes, the smallest first. */
export interface HeroImage {
  /** The file's name without width and format. */
  readonly name: string
  /** Stands upright: width / height < 1 (HERO-3). */
  readonly isPortrait: boolean
  readonly avif: readonly HeroFile[]
  /** What a browser without AVIF gets. */
  readonly fallback: HeroFile
}

/**
 * The pictures of the hero, in the order of their file names, without those whose name contains the excluded dish word
 * in any case (HERO-3). A picture that has no fallback can't be shown everywhere and is left out too.
 */
export function parseHeroImages(files: readonly HeroFile[], excludedWord: string): readonly HeroImage[] {
  const word = excludedWord.trim().toLowerCase()
  const byName = Map.groupBy(files, ({ path }) => nameOf(path))
  return [...byName]
    .filter(([name]) => word === '' || !name.toLowerCase().includes(word))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, group]) => {
      const fallback = group.find(({ path }) => !path.endsWith('.avif'))
      if (fallback === undefined) return []
      const avif = group
        .filter(({ path }) => path.endsWith('.avif'))
        .sort((one, other) => (one.width ?? 0) - (other.width ?? 0))
      return [{ name, isPortrait: isPortrait(fallback), avif, fallback }]
    })
}

/** False for a picture that could not be read (HERO-3). */
export function isPortrait({ width, height }: Pick<HeroFile, 'width' | 'height'>): boolean {
  return width !== undefined && height !== undefined && width > 0 && height > 0 && width / height < 1
}

function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/(-\d+)?\.[a-z0-9]+$/i, '')
}
