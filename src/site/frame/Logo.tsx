import type { ReactNode } from 'react'
import { getPath } from '../../core/routes.ts'
import type { Language } from '../../core/text/language.ts'
import styles from './Logo.module.css'

interface LogoProps {
  readonly language: Language
  readonly name: string
}

export function Logo({ language, name }: LogoProps): ReactNode {
  return (
    <a className={styles.logo} href={getPath('home', language)}>
      <svg aria-hidden viewBox="0 0 32 40" width={28} height={35}>
        <path
          className={styles.flame}
          d="M17 1c1 7-4 9-7 14-1-2-1-3-1-5C4 15 2 20 2 25c0 8 6 14 14 14s14-6 14-13c0-6-3-9-5-13-1 3-2 4-4 5 1-7-1-13-4-17Z"
        />
        <path className={styles.heart} d="M16 20c1 4-5 6-5 12 0 4 3 6 6 6s6-3 6-6c0-5-4-6-7-12Z" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
