import { listChosen } from '#menu/domain/choices.ts'
import { countItems } from '#order/lines/line.ts'
import type { CardLine } from '#order/link/resolved-order.ts'

/** A dish over all people of an order. */
export interface TicketDish {
  /** The dish in all its pieces, without what was asked for. */
  readonly whole: CardLine
  /** Its pieces by what was asked for; those that come as they are, are left out. */
  readonly asked: readonly CardLine[]
}

/** The dishes of lines that are for several people; none unless a dish is on the lists of two. */
export function listDishes(lines: readonly CardLine[]): readonly TicketDish[] {
  const byPerson = joinLines(lines, ({ code, person }) => JSON.stringify([code, person]))
  const dishes = joinLines(lines, ({ code }) => String(code))
  if (byPerson.length === dishes.length) return []
  return dishes.map((dish) => {
    const whole = {
      ...dish,
      requests: [],
      notOffered: [],
      answers: [],
      soldOut: [],
      otherOptions: [],
      unknownOptions: [],
    }
    const own = lines.filter(({ code }) => code === dish.code)
    return { whole, asked: joinLines(own, toAskedKey).filter((line) => toAskedKey(line) !== toAskedKey(whole)) }
  })
}

/** Lines with the same key as one, in the place of the first. */
function joinLines(lines: readonly CardLine[], toKey: (line: CardLine) => string): readonly CardLine[] {
  return lines
    .filter((line) => lines.find((other) => toKey(other) === toKey(line)) === line)
    .map((line) => ({ ...line, quantity: countItems(lines.filter((other) => toKey(other) === toKey(line))) }))
}

function toAskedKey({ requests, notOffered, answers, soldOut, otherOptions, unknownOptions }: CardLine): string {
  const others = [otherOptions.map(({ id }) => id), unknownOptions].map((ids) => ids.toSorted())
  return JSON.stringify([requests, notOffered, listChosen([...answers, ...soldOut]), others])
}
