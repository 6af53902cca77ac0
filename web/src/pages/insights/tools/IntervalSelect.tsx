import { type Interval, intervals } from '../../../../../shared/domain/insights/windows.ts'
import { insightsTexts, intervalText } from '../../../../../shared/texts/insights.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import styles from './tools.module.css'

/** Of charts over time. */
export function IntervalSelect({ onChoose }: { onChoose: (interval: Interval | undefined) => void }) {
  const { interval } = useInsightQuestion()
  return (
    <label className={styles.interval}>
      {insightsTexts.interval}
      <select value={interval ?? ''} onChange={({ target }) => onChoose(intervals.find(each => each === target.value))}>
        <option value="">{insightsTexts.automatic}</option>
        {intervals.map(each => (
          <option key={each} value={each}>
            {intervalText(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
