import { readersTimeZone } from '../../../../shared/texts/format.ts'
import { insightsTexts } from '../../../../shared/texts/insights.ts'
import { formatDays } from '../../../../shared/texts/transferList.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { toDays, toDaysBefore } from './insightRange.ts'
import styles from './insights.module.css'
import { useInsightQuestion } from './useInsightView.ts'

/** Which days the page shows, and with which it compares. */
export function RangeNote() {
  const { range, timeZone } = useInsightQuestion()
  const { 'organisation/name': organisation } = useConfiguration()
  const days = toDays(range, Date.now(), timeZone)
  return (
    <p className={styles.range}>
      <span data-print-only>{organisation}: </span>
      {insightsTexts.compared(formatDays(days), formatDays(toDaysBefore(days)))}
      {timeZone !== readersTimeZone() && `. ${insightsTexts.zone(timeZone)}`}
    </p>
  )
}
