import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { hasRoomFor } from '#order/people/name-people.ts'
import { listPeople, toPersonName } from '#order/people/people.ts'
import { useOnDemandMessages } from '#order/messages/on-demand-messages.ts'
import { useBasket } from '#order/lines/state/lines-store.ts'
import { PersonInput } from '#order/people/ui/PersonInput.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import styles from './ReplaceBasketDialog.module.css'

interface AskPersonDialogProps {
  /** The name, '' for none. */
  readonly onAnswer: (person: string) => void
  readonly onClose: () => void
}

/** Asks for whom the lines of a shared basket are, before they are added to others. */
export function AskPersonDialog({ onAnswer, onClose }: AskPersonDialogProps): ReactNode {
  const { menu } = useMenuMessages()
  const cardMessages = useOrderCardMessages()
  const { people: messages } = useOnDemandMessages()
  const { lines } = useBasket()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const titleId = useId()

  const answer = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // What stands in the field, also where the browser has filled it in without an event.
    const typed = new FormData(event.currentTarget).get('person')
    const person = toPersonName(typeof typed === 'string' ? typed : '')
    const isTaken = person === '' || hasRoomFor(person, lines)
    setRefused(!isTaken)
    if (isTaken) onAnswer(person)
  }

  return (
    <Dialog labelledBy={titleId} closeLabel={menu.close} onClose={onClose}>
      <form className={styles.question} onSubmit={answer}>
        <h2 id={titleId} className={styles.title}>
          {messages.whose}
        </h2>
        <PersonInput
          label={messages.name}
          name="person"
          value={text}
          people={listPeople(lines)}
          isRefused={isRefused}
          onChange={(typed) => {
            setText(typed)
            setRefused(false)
          }}
        />
        <button type="submit" className={styles.primary}>
          {cardMessages.add}
        </button>
        <button type="button" className={styles.quiet} onClick={onClose}>
          {cardMessages.cancel}
        </button>
      </form>
    </Dialog>
  )
}
