import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { cardMenu, insights } from '../../../../../shared/texts/en/insights.ts'
import { copyText } from '../../../components/copyText.ts'
import { useToasts } from '../../../shell/toasts.tsx'
import { toCsv } from '../export/csv.ts'
import { saveBlob } from '../export/saveBlob.ts'
import { writeInsightAddress } from '../insightRange.ts'
import { useInsightQuestion } from '../useInsightView.ts'
import type { MenuItem } from './CardMenu.tsx'
import type { TableData } from './tableData.ts'

type Options = {
  id: string
  title: string
  table: TableData | undefined
  loadTable: (() => Promise<TableData>) | undefined
  card: RefObject<HTMLElement | null>
}

export function useCardActions({ id, title, table, loadTable, card }: Options): MenuItem[] {
  const { pathname } = useLocation()
  const toasts = useToasts()
  const { range, interval } = useInsightQuestion()
  const address = writeInsightAddress({ range, interval })
  const fileName = `${id} ${typeof range === 'string' ? range : insights.days(range.first, range.last)}`

  const copy = async () => {
    if (await copyText(`${location.origin}${pathname}?${address}#${id}`)) toasts.success(cardMenu.copied(title))
    else toasts.error(cardMenu.copyFailed)
  }
  const saveCsv = async (shown: TableData) => {
    try {
      const data = loadTable ? await loadTable() : shown
      saveBlob(new Blob([toCsv(data)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
    } catch {
      toasts.error(cardMenu.csvFailed)
    }
  }
  const savePng = async (element: HTMLElement) => {
    try {
      const { drawCard } = await import('../export/drawCard.ts')
      saveBlob(await drawCard(element), `${fileName}.png`)
    } catch {
      toasts.error(cardMenu.pngFailed)
    }
  }
  return [
    { text: cardMenu.copy, onSelect: copy },
    ...(table && table.rows.length > 0
      ? [
          { text: cardMenu.csv, onSelect: () => saveCsv(table) },
          {
            text: cardMenu.png,
            onSelect: () => {
              if (card.current) void savePng(card.current)
            },
          },
        ]
      : []),
  ]
}
