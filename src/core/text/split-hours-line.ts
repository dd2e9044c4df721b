/** 'Friday: 6 pm to 4 am' in its two columns, 'Friday: ' and '6 pm to 4 am'; a line that names no days is one part. */
export function splitHoursLine(line: string): readonly string[] {
  const end = line.indexOf(': ')
  return end === -1 ? [line] : [line.slice(0, end + 2), line.slice(end + 2)]
}
