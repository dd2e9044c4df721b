import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import styles from './Logo.module.css'

interface LogoProps {
  readonly language: Language
  readonly name: string
}

export function Logo({ language, name }: LogoProps): ReactNode {
  return (
    <a className={styles.logo} href={getPath('home', language)}>
      <svg aria-hidden width={28} height={35}>
        <use href="#logo" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
