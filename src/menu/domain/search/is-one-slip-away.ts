/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word.length > other.length) return isOneSlipAway(other, word)
  if (other.length - word.length > 1) return false
  const place = findDifference(word, other)
  const rest = word.slice(place)
  const otherRest = other.slice(place)
  if (word.length < other.length) return rest === otherRest.slice(1)
  const isSwapped = rest.slice(0, 2) === [otherRest[1], otherRest[0]].join('') && rest.slice(2) === otherRest.slice(2)
  return isSwapped || rest.slice(1) === otherRest.slice(1)
}

/** The place of the first letter that is not the same in both. */
function findDifference(word: string, other: string): number {
  let place = 0
  while (place < word.length && word[place] === other[place]) place += 1
  return place
}
