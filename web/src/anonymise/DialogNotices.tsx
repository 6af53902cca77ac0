import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { anonymiseDialogTexts } from '../../../shared/texts/anonymiseDialog.ts'
import { formatCount, infoTypeText } from '../../../shared/texts/inspection.ts'
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
        <Alert
          type="error"
          header="This file cannot be anonymised as it is"
          action={<Button onClick={onClear}>Anonymise nothing</Button>}
        >
          {tableFault}
        </Alert>
      )}
      {isBroken && (
        <Alert type="warning" header={anonymiseDialogTexts.notText}>
          {anonymiseDialogTexts.notTextMeaning}
        </Alert>
      )}
      {hasHeader && isComplete && table.rows.length === 1 && (
        <Alert type="info" header="There is no row below the header">
          The file contains no values to anonymise. If its only row has values, clear Has Header.
        </Alert>
      )}
      {raggedRow && !tableFault && (
        <Alert
          type="warning"
          header={`Row ${rowNumber(raggedRow.row, hasHeader)} has ${fields(raggedRow.fields)}, the first one ${columnCount}`}
        >
          An anonymised file is sent only if all rows have the same number of fields. Please correct the file first.
        </Alert>
      )}
      {columnCount > columns.length && (
        <Alert type="warning">
          {`The file has ${formatCount(columnCount)} columns. Only the first ${formatCount(columns.length)} can be anonymised here.`}
        </Alert>
      )}
      {preview.state === 'failed' && (
        <Alert
          type="error"
          header={anonymiseDialogTexts.previewFailed}
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          Your choices are kept, and are checked again before the files are sent.
        </Alert>
      )}
      {suggestions.state === 'failed' && (
        <Alert type="info">No rules could be suggested: the server did not answer. Please try again.</Alert>
      )}
      {open.length > 0 && (
        <Alert
          type="info"
          header={sensitiveText(open.length)}
          action={
            <Button onClick={() => onApply(open.flatMap(({ suggestion }) => suggestion ?? []))}>
              {open.length === 1 ? 'Apply the suggestion' : 'Apply all suggestions'}
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
    .flatMap(({ name, suggestion }) => (suggestion ? `${name} (${infoTypeText(suggestion.infoType).many})` : []))
  const more = columns.length - named.length
  return `${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}. Nothing changes until you apply them.`
}

function describeSuggestions({ state, list }: Suggestions, open: number): string {
  if (state !== 'done') return ''
  if (list.length === 0) return 'Nothing sensitive was recognised in the first rows. Please check the columns yourself.'
  return open > 0 ? `${sensitiveText(open)}.` : ''
}

function sensitiveText(count: number): string {
  return count === 1 ? '1 column looks sensitive' : `${count} columns look sensitive`
}

/** @param row from 1, including a header row */
function rowNumber(row: number, hasHeader: boolean): number {
  return hasHeader ? row - 1 : row
}

function fields(count: number): string {
  return count === 1 ? '1 field' : `${count} fields`
}
