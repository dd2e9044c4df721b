import { toLocalText, type Language, type LocalText } from '#core/text/language.ts'
import type { Fils } from '#core/money.ts'
import { listOptions, type Choice, type Extra } from '#menu/domain/extras.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'
import type { SharedOrderMessages } from '../messages/order.en.ts'

/** What is chosen of a line under one heading. Names are as the owner has written them. */
export interface LineAnswer {
  readonly kind: 'choice' | 'extras' | 'requests'
  /** The name of the choice, or 'Extras'; null for special requests, for which each place has its own words. */
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
  /** null for a line whose item is not known: then every extra is one by itself. */
  readonly item: Pick<MenuItem, 'choices'> | null
  readonly chosenExtras: readonly Extra[]
  readonly requests: readonly OptionKey[]
  readonly missing?: readonly Choice[]
}

/**
 * Says what was chosen of a line, in the order that screen, card, ticket and message have: the item's choices, then
 * extras, then special requests. What has nothing to say is left out.
 */
export function describeLine(
  { item, chosenExtras, requests, missing = [] }: DescribedLine,
  language: Language,
  words: Pick<SharedOrderMessages, 'extras' | 'requests'>,
): readonly LineAnswer[] {
  const choices = item?.choices ?? []
  const extras = chosenExtras.filter(({ choiceId }) => !choices.some(({ id }) => id === choiceId))
  const toOption = ({ id, name, price }: Extra): AnswerOption => ({ id, text: toLocalText(name, language), price })
  const answers: readonly LineAnswer[] = [
    ...choices.map((choice) => ({
      kind: 'choice' as const,
      question: toLocalText(choice.name, language),
      options: listOptions(chosenExtras, choice).map(toOption),
      isMissing: missing.includes(choice),
    })),
    { kind: 'extras', question: { text: words.extras, language }, options: extras.map(toOption), isMissing: false },
    {
      kind: 'requests',
      question: null,
      options: requests.map((key) => ({ id: key, text: { text: words.requests[key], language }, price: null })),
      isMissing: false,
    },
  ]
  return answers.filter(({ options, isMissing }) => options.length > 0 || isMissing)
}
