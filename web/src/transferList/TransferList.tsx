import { useRef, useState } from 'react'
import type { ListedTransfer } from '../../../shared/domain/listedTransfer.ts'
import { useSession } from '../auth/session.tsx'
import { useNow } from '../components/useNow.ts'
import { DetailsDialog } from './details/DetailsDialog.tsx'
import { ListHeading } from './ListHeading.tsx'
import { ListTools } from './ListTools.tsx'
import { withFilter } from './listQuestion.ts'
import type { ListScope } from './listScope.ts'
import { ListRows } from './rows/ListRows.tsx'
import { ListNotices } from './summary/ListNotices.tsx'
import { StatisticCards } from './summary/StatisticCards.tsx'
import styles from './transferList.module.css'
import { useColumns } from './useColumns.ts'
import { useListQuestion } from './useListQuestion.ts'
import { useOwnChanges } from './useOwnChanges.ts'
import { useTransferList } from './useTransferList.ts'

/** Keeps relative times correct. */
const TICK_MILLISECONDS = 10_000

export function TransferList({ scope }: { scope: ListScope }) {
  const { question, ignored, ask } = useListQuestion(scope.filterKeys)
  const changes = useOwnChanges()
  const { answer, isOvertaken, fault, isRefreshing, reload, retry } = useTransferList(scope, question, changes)
  const { shown, show } = useColumns(scope)
  const [opened, setOpened] = useState<ListedTransfer>()
  const session = useSession()
  const root = useRef<HTMLDivElement>(null)
  const focusHeading = () => root.current?.querySelector('h1')?.focus()
  const present = { now: useNow(TICK_MILLISECONDS) }

  const actions =
    scope.name === 'transfers'
      ? {
          onExtended: changes.noteExtended,
          onRevoked: changes.noteRevoked,
          onRequestSent: changes.noteRequested,
          isJustRequested: changes.isJustRequested,
          onMade: changes.noteMade,
          onFailed: reload,
        }
      : undefined
  const transfers = answer?.list.transfers.map(changes.known)
  const inDetail = opened && (transfers?.find(({ id }) => id === opened.id) ?? changes.known(opened))
  const isSender = session.status === 'signedIn' && inDetail?.sender === session.email
  return (
    <div ref={root} className={styles.list}>
      <ListHeading scope={scope} />
      <StatisticCards
        count={answer?.count}
        isOvertaken={isOvertaken}
        isFailed={fault !== undefined}
        states={question.values.state}
        onChoose={states => ask(last => withFilter(last, 'state', states))}
      />
      <section className={styles.panel} data-tour="table">
        <ListTools {...{ scope, question, ask, shown, show, transfers, isRefreshing }} onRefresh={reload} />
        <ListNotices
          ignored={ignored}
          fault={fault}
          isOutdated={answer !== undefined}
          isBehind={answer !== undefined && fault === undefined && changes.isBehind(answer)}
          asOf={[answer?.list.asOf, answer?.count.asOf].filter(asOf => asOf !== undefined).toSorted()[0]}
          present={present}
          onRetry={() => {
            focusHeading()
            retry()
          }}
        />
        {(answer || fault === undefined) && (
          <ListRows
            {...{ scope, question, ask, answer, transfers, isOvertaken, shown, actions, present }}
            onOpen={setOpened}
            onFocusLost={focusHeading}
          />
        )}
      </section>
      {inDetail && (
        <DetailsDialog
          transfer={inDetail}
          {...{ present, actions }}
          isSender={actions !== undefined || isSender}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
