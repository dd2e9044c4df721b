import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { phoneLink } from '../../domain/restaurant.ts'
import { pageWords } from '../../messages/page-words.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import styles from './BrokenNote.module.css'

interface BrokenNoteProps {
  readonly language: Language
  /** The chat with a greeting in it. */
  readonly greeting: string
}

/** Lies in every page, unseen until a part of it does not work: how to order all the same (P05, P06). */
export function BrokenNote({ language, greeting }: BrokenNoteProps): ReactNode {
  const { footer, broken, noMenu } = pageWords(language)
  return (
    <aside className={styles['note']} role="alert">
      <p>{broken}</p>
      <p className={styles['ways']}>
        <a href="">{noMenu.retry}</a>
        <a href={phoneLink(restaurant.phone)}>
          <bdi dir="ltr">{restaurant.phone}</bdi>
        </a>
        <OutsideLink href={greeting}>{footer.whatsapp}</OutsideLink>
      </p>
    </aside>
  )
}
