import { toLocalText, type Language, type LocalText } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'
import { isExtras, isMissing, type Answer, type Option } from '#menu/domain/choices.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import type { SharedOrderMessages } from '../messages/order.en.ts'

/** What is chosen of a line under one heading. Names are as the owner has written them. */
export interface LineAnswer {
  readonly kind: 'choice' | 'extras' | 'requests'
  /** The name of the choice; null for special requests, for which each place has its own words. */
  readonly question: LocalText | null
  readonly options: readonly AnswerOption[]
  /** Whether the choice needs more options than these. */
  readonly isMissing: boolean
}

interface AnswerOption {
  readonly id: string
  readonly text: LocalText
  /** For one piece; null for a request. */
  readonly price: Fils | null
}

interface DescribedLine {
  readonly answers: readonly Answer[]
  readonly requests: readonly RequestKey[]
}

/**
 * Says what was chosen of a line, in the order that screen, card, ticket and message have: the item's choices, the last
 * of which are the extras, then special requests. What has nothing to say is left out.
 */
export function describeLine(
  { answers, requests }: DescribedLine,
  language: Language,
  words: Pick<SharedOrderMessages, 'requests'>,
): readonly LineAnswer[] {
  const toOption = ({ id, name, price }: Option): AnswerOption => ({ id, text: toLocalText(name, language), price })
  const said: readonly LineAnswer[] = [
    ...answers.map((answer) => ({
      kind: isExtras(answer.choice) ? ('extras' as const) : ('choice' as const),
      question: toLocalText(answer.choice.name, language),
      options: answer.options.map(toOption),
      isMissing: isMissing(answer),
    })),
    {
      kind: 'requests',
      question: null,
      options: requests.map((key) => ({ id: key, text: { text: words.requests[key], language }, price: null })),
      isMissing: false,
    },
  ]
  return said.filter((answer) => answer.options.length > 0 || answer.isMissing)
}
