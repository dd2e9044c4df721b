const STEPS = [
  [/ → ✔ (?:CREATE|UPDATE) (?:Asset|Entry) /, 'written'],
  [/ → ✔ Publishing (?:Asset|Entry) /, 'published'],
] as const

const LINES_APART = 10

/** Hears what `contentful-import` says and prints a plain line for every tenth picture or entry, and for the last. */
export function progressLines(name: string, total: number, print: (line: string) => void): (line: string) => void {
  const counts = { written: 0, published: 0 }
  return (line) => {
    for (const [pattern, step] of STEPS) {
      if (!pattern.test(line)) continue
      counts[step] += 1
      const count = counts[step]
      if (count % LINES_APART === 0 || count === total) print(`${count} of ${total} ${name} ${step}`)
    }
  }
}
