import { useId } from 'react'
import { Link } from 'react-router'
import { charts, insights } from '../../../../../shared/texts/en/insights.ts'
import { words } from '../../../../../shared/texts/en/words.ts'
import { formatPercent } from '../../../../../shared/texts/format.ts'
import type { ChartProps } from '../card/InsightCard.tsx'
import { behaviourKeys, behaviourOptions, getShare, toBehaviourLink } from '../cards/keys.ts'
import { Hatch } from './Hatch.tsx'
import styles from './pies.module.css'

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** A name opens its transfers. */
export function Pies({ reply, frame }: ChartProps<'behaviours'>) {
  return (
    <ul className={styles.pies}>
      {behaviourKeys.map(key => (
        <li key={key}>
          <Pie
            name={words.options[behaviourOptions[key]]}
            to={toBehaviourLink(key, frame.creation)}
            {...getShare(reply, key)}
          />
        </li>
      ))}
    </ul>
  )
}

type PieProps = { name: string; to: string } & ReturnType<typeof getShare>

function Pie({ name, to, count, percent, without, percentWithout }: PieProps) {
  const hatch = useId()
  const length = (percent / 100) * ROUND
  return (
    <figure className={styles.pie}>
      <svg
        role="img"
        aria-label={insights.figure(name, charts.share(percent, count, count + without))}
        viewBox="0 0 110 110"
        width="110"
        height="110"
      >
        <defs>
          <Hatch id={hatch} className={styles.hatch} />
        </defs>
        <circle className={styles.without} cx="55" cy="55" r={RADIUS} stroke={`url(#${hatch})`} />
        <circle
          className={styles.with}
          cx="55"
          cy="55"
          r={RADIUS}
          strokeDasharray={`${length} ${ROUND}`}
          transform="rotate(-90 55 55)"
        />
        <text x="55" y="62" textAnchor="middle">
          {formatPercent(percent)}
        </text>
      </svg>
      <figcaption>
        <Link to={to}>{name}</Link>
        <span>{charts.withAndWithout(count, without, percentWithout)}</span>
      </figcaption>
    </figure>
  )
}
