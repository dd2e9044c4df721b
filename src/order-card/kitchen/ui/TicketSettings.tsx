import { useId, type ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { PAPER_WIDTHS, TICKET_LANGUAGES, type KitchenDevice } from '../domain/kitchen-device.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { setKitchenDevice } from '../state/kitchen-store.ts'
import styles from './TicketSettings.module.css'

/** How this device shows and prints its tickets. */
export function TicketSettings({ device }: { device: KitchenDevice }): ReactNode {
  const language = useLanguage()
  const messages = kitchenMessages[language]
  return (
    <div className={styles.settings}>
      <Choice
        title={messages.ticketLanguage}
        options={TICKET_LANGUAGES}
        chosen={device.language}
        toLabel={(option) => messages.languages[option]}
        onChoose={(chosen) => {
          setKitchenDevice({ ...device, language: chosen })
        }}
      />
      <Choice
        title={messages.paper}
        options={PAPER_WIDTHS}
        chosen={device.paper}
        toLabel={(width) => keepFigures(messages.paperWidth(width))}
        onChoose={(chosen) => {
          setKitchenDevice({ ...device, paper: chosen })
        }}
      />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={device.print}
          onChange={(event) => {
            setKitchenDevice({ ...device, print: event.target.checked })
          }}
        />
        {messages.printWhenOpened}
      </label>
    </div>
  )
}

interface ChoiceProps<Option> {
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly toLabel: (option: Option) => string
  readonly onChoose: (option: Option) => void
}

function Choice<Option extends string | number>({
  title,
  options,
  chosen,
  toLabel,
  onChoose,
}: ChoiceProps<Option>): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => {
              onChoose(option)
            }}
          />
          {toLabel(option)}
        </label>
      ))}
    </fieldset>
  )
}
