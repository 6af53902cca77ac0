import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { common } from '../../../shared/texts/en/common.ts'
import { csvFiles } from '../../../shared/texts/en/send.ts'
import { infoTypeText } from '../../../shared/texts/inspection.ts'
import { HelpLink } from '../components/HelpLink.tsx'
import { translateSentence } from '../texts/sentences.ts'
import type { Column } from './columns.ts'
import type { FileTable } from './readTable.ts'
import type { Preview } from './usePreview.ts'
import type { Suggestions } from './useSuggestions.ts'

type Props = {
  table: FileTable
  hasHeader: boolean
  columns: readonly Column[]
  suggestions: Suggestions
  preview: Preview
  onApply: (suggestions: readonly Suggestion[]) => void
  onRetry: () => void
  onClear: () => void
}

const NAMED_COLUMNS = 4

export function DialogNotices({ table, hasHeader, columns, suggestions, preview, onApply, onRetry, onClear }: Props) {
  const { raggedRow, columnCount, isBroken, isComplete } = table
  const open = columns.filter(({ suggestion, form }) => suggestion && form.method === 'none')
  const tableFault = preview.state === 'shown' ? preview.shown?.tableFault : undefined
  return (
    <>
      {tableFault && (
        <Alert type="error" header={texts.tableFault} action={<Button onClick={onClear}>{texts.clear}</Button>}>
          {translateSentence(tableFault)} <HelpLink section="org" question="anonymizeFails" />
        </Alert>
      )}
      {isBroken && (
        <Alert type="warning" header={csvFiles.notText}>
          {csvFiles.notTextMeaning}
        </Alert>
      )}
      {hasHeader && isComplete && table.rows.length === 1 && (
        <Alert type="info" header={texts.onlyHeader}>
          {texts.onlyHeaderText}
        </Alert>
      )}
      {raggedRow && !tableFault && (
        <Alert type="warning" header={texts.ragged(rowNumber(raggedRow.row, hasHeader), raggedRow.fields, columnCount)}>
          {texts.raggedText}
        </Alert>
      )}
      {columnCount > columns.length && (
        <Alert type="warning">{texts.tooManyColumns(columnCount, columns.length)}</Alert>
      )}
      {preview.state === 'failed' && (
        <Alert type="error" header={texts.previewFailed} action={<Button onClick={onRetry}>{common.retry}</Button>}>
          {texts.previewFailedText}
        </Alert>
      )}
      {suggestions.state === 'failed' && <Alert type="info">{texts.suggestionsFailed}</Alert>}
      {open.length > 0 && (
        <Alert
          type="info"
          header={texts.sensitive(open.length)}
          action={
            <Button onClick={() => onApply(open.flatMap(({ suggestion }) => suggestion ?? []))}>
              {texts.apply(open.length)}
            </Button>
          }
        >
          {seen(open)}
        </Alert>
      )}
      <LiveRegion hidden>{describeSuggestions(suggestions, open.length)}</LiveRegion>
    </>
  )
}

function seen(columns: readonly Column[]): string {
  const named = columns
    .slice(0, NAMED_COLUMNS)
    .flatMap(({ name, suggestion }) =>
      suggestion ? texts.sensitiveColumn(name, infoTypeText(suggestion.infoType).many) : [],
    )
  return texts.sensitiveColumns(named, columns.length - named.length)
}

function describeSuggestions({ state, list }: Suggestions, open: number): string {
  if (state !== 'done') return ''
  if (list.length === 0) return texts.nothingSensitive
  return open > 0 ? texts.sensitive(open) : ''
}

/** @param row from 1, including a header row */
function rowNumber(row: number, hasHeader: boolean): number {
  return hasHeader ? row - 1 : row
}
