import { insights } from '../../../../shared/texts/en/insights.ts'
import { readersTimeZone } from '../../../../shared/texts/format.ts'
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
  const compared = [formatDays(days), formatDays(toDaysBefore(days))] as const
  return (
    <p className={styles.range}>
      <span data-print-only>{insights.reportOf(organisation)} </span>
      {timeZone === readersTimeZone() ? insights.compared(...compared) : insights.comparedInZone(...compared, timeZone)}
    </p>
  )
}
