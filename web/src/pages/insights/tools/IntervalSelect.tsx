import { type Interval, intervals } from '../../../../../shared/domain/insights/windows.ts'
import { insights, intervalNames } from '../../../../../shared/texts/en/insights.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import styles from './tools.module.css'

/** Of charts over time. */
export function IntervalSelect({ onChoose }: { onChoose: (interval: Interval | undefined) => void }) {
  const { interval } = useInsightQuestion()
  return (
    <label className={styles.interval}>
      {insights.interval}
      <select value={interval ?? ''} onChange={({ target }) => onChoose(intervals.find(each => each === target.value))}>
        <option value="">{insights.automatic}</option>
        {intervals.map(each => (
          <option key={each} value={each}>
            {intervalNames[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
