import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '#core/text/language.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import styles from './MapIllustration.module.css'

const WIDTH = 960
const HEIGHT = 420

/** From the shore inland, parallel to the coast, in units of the view box. */
const STREETS = {
  shore: 'M-20 262 C 220 226 470 150 620 66 S 800 -30 840 -60',
  street: 'M-20 392 C 260 350 560 268 740 166 S 940 20 980 -30',
  highway: 'M330 450 C 560 400 760 320 880 230 S 970 150 990 120',
} as const

const SEA = 'M0 0 H 720 C 640 30 560 92 470 128 C 320 190 150 214 0 236 Z'
const CROSSINGS = [
  'M120 210 L 190 440',
  'M318 160 L 420 440',
  'M500 100 L 640 440',
  'M668 18 L 830 330',
  'M800 -20 L 960 260',
]
const LANES = [
  'M0 318 C 250 284 520 206 690 112',
  'M60 440 C 330 386 620 306 800 196',
  'M590 400 C 720 350 830 290 930 200',
  'M235 190 L 318 440',
  'M412 132 L 530 440',
  'M586 62 L 740 400',
]
const PARKS = ['M448 318 l 62 -22 l 26 58 l -62 22 Z', 'M214 300 l 52 -14 l 18 50 l -52 16 Z']
const PIN = { x: 566, y: 250 }

/** Illustrated map that needs no request to a maps service. North is up in both languages. */
export function MapIllustration({ language }: { language: Language }): ReactNode {
  const labels = restaurant.mapLabels
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={getPageMessages(language).location.mapAlt}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={styles.land} width={WIDTH} height={HEIGHT} />
      <path className={styles.sea} d={SEA} />
      <Lines className="park" paths={PARKS} />
      <Lines className="lane" paths={LANES} />
      <Lines className="crossing" paths={CROSSINGS} />
      {Object.entries(STREETS).map(([name, path]) => (
        <path key={name} id={`map-${name}`} className={styles[name]} d={path} />
      ))}
      <text className={styles.seaName} x="340" y="104">
        {labels.sea[language]}
      </text>
      <StreetName street="shore" offset="34%" text={labels.shore[language]} />
      <StreetName street="street" offset="27%" text={labels.street[language]} />
      <StreetName street="highway" offset="29%" text={labels.highway[language]} />
      <g transform={`translate(${PIN.x} ${PIN.y})`}>
        <ellipse className={styles.shadow} cx="0" cy="4" rx="20" ry="7" />
        <path className={styles.pin} d="M0 2 C -10 -20 -30 -32 -30 -58 A 30 30 0 1 1 30 -58 C 30 -32 10 -20 0 2 Z" />
        <use href="#logo" x="-14" y="-76" width="28" height="35" />
        <text className={styles.name} x="0" y="34">
          {restaurant.name[language]}
        </text>
      </g>
    </svg>
  )
}

function Lines({ className, paths }: { className: string; paths: readonly string[] }): ReactNode {
  return (
    <g className={styles[className]}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

/** Label along its street's path. Arabic letters join on a curve as on a straight line. */
function StreetName({
  street,
  offset,
  text,
}: {
  street: keyof typeof STREETS
  offset: string
  text: string
}): ReactNode {
  return (
    <text className={styles.streetName} dy="6" direction="ltr">
      <textPath href={`#map-${street}`} startOffset={offset}>
        {text}
      </textPath>
    </text>
  )
}
