import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { severalStore } from '../state/for-several.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './LinePerson.module.css'
import type { PersonFieldProps } from './PersonField.tsx'

// Few orders are for several people.
const loadPersonField = createLazyModule(() => import('./PersonField.tsx'))

/** Asks for whom a line is, in an order for several people. Keeps the place of what has not loaded yet. */
export function LinePerson(props: PersonFieldProps): ReactNode {
  const { isForSeveral } = useStore(severalStore)
  const field = useLazyModule(loadPersonField, isForSeveral)
  if (!isForSeveral) return null
  return (
    <div className={styles.place} data-divisible={props.line.quantity > 1}>
      <OptionalPart>{field !== null && <field.PersonField {...props} />}</OptionalPart>
    </div>
  )
}
