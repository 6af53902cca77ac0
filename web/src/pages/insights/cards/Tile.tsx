import { Link } from 'react-router'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { formatCount } from '../../../../../shared/texts/format.ts'
import { Change } from './Change.tsx'
import styles from './tiles.module.css'

type Props = {
  name: string
  value: number
  change: number | null
  /** Its transfers. */
  to?: string | undefined
  /** Opens what was found. */
  onOpen?: (() => void) | undefined
}

export function Tile({ name, value, change, to, onOpen }: Props) {
  const figure = formatCount(value)
  return (
    <div className={styles.tile} data-figure={name}>
      <dt>{name}</dt>
      <dd>
        {to !== undefined && (
          <Link className={styles.figure} to={to} aria-label={insights.figure(name, figure)}>
            {figure}
          </Link>
        )}
        {onOpen && (
          <button type="button" className={styles.figure} aria-label={insights.figure(name, figure)} onClick={onOpen}>
            {figure}
          </button>
        )}
        {to === undefined && !onOpen && <span className={styles.figure}>{figure}</span>}
        <Change change={change} />
      </dd>
    </div>
  )
}
