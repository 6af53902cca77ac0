import { Link } from 'react-router'
import type { FoundSpike } from '../../../../../shared/contract/insights.ts'
import { type ListFilters, toListLink } from '../../../../../shared/domain/listAddress.ts'
import { cardTitles, columns, insights, spikes as spikeTexts } from '../../../../../shared/texts/en/insights.ts'
import { formatAverage, pointWriter } from '../../../../../shared/texts/insights.ts'
import { Card } from '../card/Card.tsx'
import { writeLocalTime } from '../export/localTime.ts'
import { toCreation } from '../toCreation.ts'
import { useInsight } from '../useInsight.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import styles from './spikes.module.css'

const listKinds = () =>
  [
    { key: 'sendersSpike', label: spikeTexts.senders, toFilters: (name: string): ListFilters => ({ sender: [name] }) },
    {
      key: 'domainsSpike',
      label: spikeTexts.domains,
      toFilters: (name: string): ListFilters => ({ recipient: [`*@${name}`] }),
    },
    {
      key: 'recipientsSpike',
      label: spikeTexts.recipients,
      toFilters: (name: string): ListFilters => ({ recipient: [name] }),
    },
  ] as const

/** Senders, domains and recipients with many more transfers on a day than on the seven days before. */
export function SpikesCard() {
  const { timeZone } = useInsightQuestion()
  const senders = useInsight('sendersSpike')
  const domains = useInsight('domainsSpike')
  const recipients = useInsight('recipientsSpike')
  const reads = [senders, domains, recipients]
  const found = [senders.reply?.sendersSpike, domains.reply?.domainsSpike, recipients.reply?.recipientsSpike]
  const write = pointWriter('day', timeZone)
  const spikes = listKinds()
    .flatMap(({ key, label, toFilters }, place) =>
      (found[place] ?? []).map(spike => ({ ...spike, key, label, to: toLink(spike, toFilters) })),
    )
    .sort((one, other) => Date.parse(other.day.from) - Date.parse(one.day.from) || other.count - one.count)
  const failed = reads.filter(({ fault }) => fault !== undefined)
  return (
    <Card
      id="spikes"
      title={cardTitles.spikes}
      size="list"
      isWide
      fault={failed.length > 0 ? insights.severalFailed(failed.map(({ fault = '' }) => fault)) : undefined}
      onRetry={() => {
        for (const { retry } of failed) retry()
      }}
      isOvertaken={reads.some(({ isOvertaken }) => isOvertaken)}
      table={
        reads.every(({ reply }) => reply)
          ? {
              columns: [columns.name, columns.kind, columns.day, columns.count, columns.average],
              rows: spikes.map(({ name, label, day, count, average, to }) => ({
                cells: [
                  name,
                  label,
                  { value: writeLocalTime(day.from, 'day', timeZone), text: write(day.from).long },
                  count,
                  Math.round(average * 100) / 100,
                ],
                to,
              })),
            }
          : undefined
      }
    >
      <ol className={styles.spikes}>
        {spikes.map(({ key, name, label, day, count, average, to }) => (
          <li key={`${key} ${name} ${day.from}`}>
            <span className={styles.label}>{label}</span>
            <Link to={to}>{name}</Link>
            <span className={styles.text}>{spikeTexts.text(count, write(day.from).long, formatAverage(average))}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function toLink({ name, day }: FoundSpike, toFilters: (name: string) => ListFilters): string {
  return toListLink(toFilters(name), toCreation(day))
}
