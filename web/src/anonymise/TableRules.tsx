import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useCallback, useMemo, useState } from 'react'
import type { AnonymizationMethod, AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { SheetDialog } from '../components/SheetDialog.tsx'
import { useMediaQuery } from '../components/useMediaQuery.ts'
import type { FileToSend } from '../files/chosenFile.ts'
import { newForm } from './columnForm.ts'
import { toPolicy } from './columnRule.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { DialogNotices } from './DialogNotices.tsx'
import { GoToColumn } from './GoToColumn.tsx'
import { guessHeader } from './guessHeader.ts'
import { PreviewCards } from './PreviewCards.tsx'
import { columnId, PreviewTable } from './PreviewTable.tsx'
import type { FileTable } from './readTable.ts'
import styles from './tableRules.module.css'
import { isUnmatched, toCells, toColumns } from './toColumns.ts'
import { useClosing } from './useClosing.ts'
import { usePreview } from './usePreview.ts'
import { useRules } from './useRules.ts'
import { useSuggestions } from './useSuggestions.ts'

/**
 * @param policy undefined leaves the file unchanged
 * @param unmatchedColumns from 0: columns whose pattern matches none of the rows shown
 */
export type CloseDialog = (policy: AnonymizationPolicy | undefined, unmatchedColumns: readonly number[]) => void

type Props = { file: FileToSend; table: FileTable; onClose: CloseDialog }

/** A larger table is slow and hard to search. */
const MAX_COLUMNS_IN_TABLE = 200
const MANY_COLUMNS = 6

export function TableRules({ file, table, onClose }: Props) {
  const known = file.anonymisation
  const [hasHeader, setHasHeader] = useState(() => known?.headerRow ?? guessHeader(table.rows))
  const [current, setCurrent] = useState(0)
  const isNarrow = useMediaQuery('(max-width: 688px)') || table.columnCount > MAX_COLUMNS_IN_TABLE
  const rules = useRules(known, table.encoding)
  const { preview, askAgain, settled } = usePreview(table, hasHeader, rules.rules)
  const { suggestions, suggest } = useSuggestions(file.file, table, hasHeader)

  const { forms, touched, faults, change, touch, apply } = rules
  const columns = useMemo(
    () => toColumns({ table, hasHeader, forms, faults, touched, preview, suggestions: suggestions.list }),
    [table, hasHeader, forms, faults, touched, preview, suggestions],
  )
  const rows = useMemo(() => toCells(table, hasHeader, columns, preview.shown), [table, hasHeader, columns, preview])
  const setMethod = useCallback(
    (column: number, method: AnonymizationMethod) => change(column, newForm(method)),
    [change],
  )
  const actions = { setMethod, change, touch, apply }
  const goTo = (column: number) => {
    setCurrent(column)
    document.getElementById(columnId(column))?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  const closing = useClosing({
    forms,
    faults,
    shown: preview.shown,
    settled,
    onFault: column => {
      touch(column)
      goTo(column)
    },
    onClose(answer) {
      const cells = toCells(table, hasHeader, columns, answer)
      const unmatched = columns.filter(column => isUnmatched(cells, column)).map(({ index }) => index)
      onClose(toPolicy(hasHeader, forms), unmatched)
    },
  })

  const isRunning = preview.state === 'running'
  const shown = columns[current] ?? columns[0]
  return (
    <SheetDialog
      title={file.path}
      onClose={closing.close}
      head={
        <>
          <p className={styles.meaning}>{texts.meaning}</p>
          <div className={styles.tools}>
            <Checkbox checked={hasHeader} onChange={({ detail }) => setHasHeader(detail.checked)}>
              {texts.hasHeader}
            </Checkbox>
            <Button
              iconName="suggestions"
              loading={suggestions.state === 'running'}
              loadingText={texts.suggesting}
              onClick={suggest}
            >
              {texts.suggest}
            </Button>
            {!isNarrow && columns.length > MANY_COLUMNS && <GoToColumn columns={columns} onGo={goTo} />}
          </div>
        </>
      }
      foot={<DialogFoot forms={forms} preview={preview} closing={closing} onReset={rules.reset} />}
    >
      <div className={styles.notices}>
        <SpaceBetween size="xs">
          <DialogNotices
            table={table}
            hasHeader={hasHeader}
            columns={columns}
            suggestions={suggestions}
            preview={preview}
            onApply={apply}
            onRetry={askAgain}
            onClear={rules.clear}
          />
        </SpaceBetween>
      </div>
      {isNarrow && shown ? (
        <PreviewCards
          columns={columns}
          current={shown}
          rows={rows}
          isRunning={isRunning}
          actions={actions}
          onShow={setCurrent}
        />
      ) : (
        <PreviewTable
          label={texts.firstRows(file.path)}
          columns={columns}
          rows={rows}
          isRunning={isRunning}
          actions={actions}
        />
      )}
    </SheetDialog>
  )
}
