import { changeInWords, changeText } from '../../../../../shared/texts/insights.ts'
import { Caret } from '../insightIcons.tsx'
import styles from './tiles.module.css'

/** An up caret for a rise, a down caret for a fall, 'n/a' for an infinite change. */
export function Change({ change }: { change: number | null }) {
  return (
    <span className={styles.change} title={changeInWords(change)}>
      <span aria-hidden="true">
        {change !== null && change !== 0 && <Caret isUp={change > 0} />}
        {changeText(change)}
      </span>
      <span className="visually-hidden">{changeInWords(change)}</span>
    </span>
  )
}
