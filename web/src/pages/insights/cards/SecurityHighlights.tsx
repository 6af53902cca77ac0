import { useState } from 'react'
import { common } from '../../../../../shared/texts/en/common.ts'
import { cardTitles, columns, tileTexts } from '../../../../../shared/texts/en/insights.ts'
import { Card } from '../card/Card.tsx'
import { toCreation } from '../toCreation.ts'
import { type Insight, useInsight } from '../useInsight.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import { FoundDialog } from './FoundDialog.tsx'
import { type Finds, findFirsts, findMistakes, findSensitive } from './finds.ts'
import { writeChange } from './names.ts'
import { Tile } from './Tile.tsx'
import styles from './tiles.module.css'

/** The most that the call returns. */
const MAX_LISTED = 500

type Key = 'newDomains' | 'newSenders' | 'newRecipients' | 'sensitiveInfotypes' | 'mistakes'
type State = {
  key: Key
  fault: string | undefined
  retry: () => void
  isOvertaken: boolean
  finds: Finds | undefined
}

/** Each tile is a call of its own, and fails by its own. */
export function SecurityHighlights() {
  const [opened, setOpened] = useState<Key>()
  const [listed, setListed] = useState<readonly Key[]>([])
  const tiles = useTiles(listed)
  const shown = tiles.find(({ key }) => key === opened)
  const isAnswered = tiles.some(({ finds, fault }) => finds || fault)
  return (
    <Card
      id="security-highlights"
      title={cardTitles.securityHighlights}
      section="security"
      size="tiles"
      isWide
      isOvertaken={isAnswered && tiles.some(({ isOvertaken, finds, fault }) => isOvertaken || (!finds && !fault))}
      table={
        isAnswered
          ? {
              columns: [columns.name, columns.value, columns.changePercent],
              rows: tiles.map(({ key, finds }) => ({
                cells: [tileTexts[key], finds?.total ?? '', finds ? writeChange(finds.change) : ''],
                to: finds?.to,
              })),
            }
          : undefined
      }
    >
      <dl className={styles.tiles}>
        {tiles.map(({ key, fault, retry, finds }) =>
          finds && fault === undefined ? (
            <Tile
              key={key}
              name={tileTexts[key]}
              value={finds.total}
              change={finds.change}
              onOpen={
                finds.total > 0
                  ? () => {
                      setOpened(key)
                      if (finds.total > finds.found.length) setListed([...listed, key])
                    }
                  : undefined
              }
            />
          ) : (
            <div key={key} className={styles.tile}>
              <dt>{tileTexts[key]}</dt>
              <dd>
                {fault === undefined ? (
                  <span className={styles.waiting} />
                ) : (
                  <>
                    <span className={styles.fault}>{fault}</span>
                    <button
                      type="button"
                      className={styles.retry}
                      aria-label={common.about(common.retry, fault)}
                      onClick={retry}
                    >
                      {common.retry}
                    </button>
                  </>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      {shown?.finds && (
        <FoundDialog title={tileTexts[shown.key]} finds={shown.finds} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}

/** @param listed those whose list asks for all that the call returns */
function useTiles(listed: readonly Key[]): State[] {
  const toOptions = (key: Key) => (listed.includes(key) ? { size: MAX_LISTED } : {})
  const { range } = useInsightQuestion()
  const domains = useInsight('newDomains', toOptions('newDomains'))
  const senders = useInsight('newSenders', toOptions('newSenders'))
  const recipients = useInsight('newRecipients', toOptions('newRecipients'))
  const sensitive = useInsight('sensitiveInfotypes', toOptions('sensitiveInfotypes'))
  const mistakes = useInsight('mistakes', toOptions('mistakes'))
  const created = (insight: Insight<'newDomains' | 'newSenders' | 'newRecipients' | 'sensitiveInfotypes'>) =>
    insight.reply ? toCreation(insight.reply, insight.isOvertaken ? undefined : range) : range
  return [
    {
      ...getState('newDomains', domains),
      finds: domains.reply && {
        ...findFirsts(domains.reply.newDomains, name => ({ recipient: [`*@${name}`] }), created(domains)),
        total: domains.reply.total,
        change: domains.reply.newDomainsChange,
      },
    },
    {
      ...getState('newSenders', senders),
      finds: senders.reply && {
        ...findFirsts(senders.reply.newSenders, name => ({ sender: [name] }), created(senders)),
        total: senders.reply.total,
        change: senders.reply.newSendersChange,
      },
    },
    {
      ...getState('newRecipients', recipients),
      finds: recipients.reply && {
        ...findFirsts(recipients.reply.newRecipients, name => ({ recipient: [name] }), created(recipients)),
        total: recipients.reply.total,
        change: recipients.reply.newRecipientsChange,
      },
    },
    {
      ...getState('sensitiveInfotypes', sensitive),
      finds: sensitive.reply && findSensitive(sensitive.reply, created(sensitive)),
    },
    { ...getState('mistakes', mistakes), finds: mistakes.reply && findMistakes(mistakes.reply) },
  ]
}

function getState(key: Key, { fault, retry, isOvertaken }: Pick<State, 'fault' | 'retry' | 'isOvertaken'>) {
  return { key, fault, retry, isOvertaken }
}
