export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** 12345 becomes '12.3 kB'. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
