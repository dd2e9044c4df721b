import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { HeroPicture as Picture } from '../../domain/hero-pictures.ts'
import type { Language } from '../../domain/language.ts'
import { useWords, WordsProvider } from '../../messages/words-context.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import styles from './Hero.module.css'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HeroOrderLink } from './HeroOrderLink.tsx'
import { OpenState } from './OpenState.tsx'

interface HeroProps {
  readonly language: Language
  readonly pictures: readonly Picture[]
  /** The chat with a greeting in it, for who has chosen nothing yet. */
  readonly greeting: string
}

/** The first thing a visitor sees: what this place is, that it is open, and how to order (HERO-1, HERO-2, HERO-5). */
export function Hero({ language, pictures, greeting }: HeroProps): ReactNode {
  return (
    <WordsProvider language={language}>
      <section id="home" className={styles['hero']} aria-labelledby="welcome">
        <div className={styles['inner']}>
          <div className={styles['words']}>
            <h1 id="welcome" className={styles['title']}>
              <Welcome />
            </h1>
            <Lines />
            <OpenState />
            <OrderNow greeting={greeting} />
          </div>
          {pictures.length > 0 && <HeroCarousel pictures={pictures} />}
        </div>
      </section>
    </WordsProvider>
  )
}

/** The welcome in two weights: the greeting small, the restaurant's name large; read as one sentence. */
function Welcome(): ReactNode {
  const { language, words } = useWords()
  const name = restaurant.fullName[language]
  const [greeting, rest] = words.hero.welcome(name).split(name)
  return (
    <>
      <span className={styles['greeting']}>{greeting}</span>
      {name}
      {rest}
    </>
  )
}

function Lines(): ReactNode {
  const { words } = useWords()
  return (
    <div className={styles['lines']}>
      <p className={styles['subtitle']}>{words.hero.subtitle}</p>
      <p className={styles['tagline']}>{words.hero.tagline}</p>
    </div>
  )
}

function OrderNow({ greeting }: { greeting: string }): ReactNode {
  const { words } = useWords()
  return (
    <section className={styles['order']} aria-labelledby="order-now">
      <h2 id="order-now" className={styles['orderTitle']}>
        {words.hero.orderNow}
      </h2>
      <HeroOrderLink greeting={greeting} />
      <p className={styles['also']}>{words.hero.alsoOn}</p>
      <ul className={styles['apps']}>
        {restaurant.deliveryApps
          .filter((app) => app.url !== '')
          .map((app) => (
            <li key={app.name}>
              <OutsideLink className={styles['app']} href={app.url} lang="en">
                {app.name}
              </OutsideLink>
            </li>
          ))}
      </ul>
    </section>
  )
}
