import { type ReactNode, useRef, useState } from 'react'
import { cardMenu, insights } from '../../../../../shared/texts/en/insights.ts'
import { ChartIcon, TableIcon } from '../insightIcons.tsx'
import { CardFault } from './CardFault.tsx'
import { CardMenu, type MenuItem } from './CardMenu.tsx'
import { CardTable } from './CardTable.tsx'
import { ChartBoundary } from './ChartBoundary.tsx'
import styles from './card.module.css'
import menuStyles from './cardMenu.module.css'
import { Skeleton } from './Skeleton.tsx'
import type { TableData } from './tableData.ts'
import { useCardActions } from './useCardActions.ts'

/** The height of its content, which it keeps while loading. */
export type CardSize = 'tiles' | 'bars' | 'sixBars' | 'chart' | 'flows' | 'pies' | 'list'

type Props = {
  /** Of the address: `#top-partners`. */
  id: string
  title: string
  /** The id of a heading that the name needs too. */
  section?: string
  size: CardSize
  isWide?: boolean
  note?: ReactNode
  fault?: string | undefined
  onRetry?: () => void
  /** Undefined while it loads. */
  table: TableData | undefined
  /** With more rows than `table`, for the CSV file. */
  loadTable?: (() => Promise<TableData>) | undefined
  isOvertaken?: boolean
  isTable?: boolean
  onToggle?: () => void
  links?: readonly { text: string; to: string }[]
  children: ReactNode
}

/** A card keeps its place and size while it loads, fails or is empty. */
export function Card({ id, title, size, isWide = false, fault, table, isOvertaken = false, ...props }: Props) {
  const [isOwnTable, setIsOwnTable] = useState(false)
  const { isTable = isOwnTable, onToggle = () => setIsOwnTable(!isOwnTable) } = props
  const card = useRef<HTMLElement>(null)
  const actions = useCardActions({ id, title, table, loadTable: props.loadTable, card })
  const isReady = fault === undefined && table !== undefined
  const isEmpty = isReady && table.rows.length === 0
  const items: MenuItem[] = [...(props.links ?? []), ...actions]
  const heading = `${id}-title`
  return (
    <section
      ref={card}
      id={id}
      className={styles.card}
      data-size={size}
      data-wide={isWide || undefined}
      aria-labelledby={props.section === undefined ? heading : `${props.section} ${heading}`}
      aria-busy={(table === undefined && fault === undefined) || isOvertaken}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <h3 id={heading}>{title}</h3>
        {props.note !== undefined && isReady && !isEmpty && <p className={styles.note}>{props.note}</p>}
        <div className={styles.tools} data-controls>
          {isReady && !isEmpty && (
            <button
              type="button"
              className={menuStyles.button}
              aria-pressed={isTable}
              aria-label={cardMenu.showTableOf(title)}
              title={isTable ? cardMenu.showChart : cardMenu.showTable}
              onClick={onToggle}
            >
              {isTable ? <ChartIcon /> : <TableIcon />}
            </button>
          )}
          <CardMenu title={title} items={items} />
        </div>
      </header>
      <div className={styles.body} data-overtaken={isOvertaken || undefined}>
        {fault !== undefined && <CardFault text={fault} onRetry={props.onRetry} />}
        {fault === undefined && !isReady && <Skeleton title={title} size={size} />}
        {isEmpty && <p className={styles.empty}>{insights.noData}</p>}
        {isReady && !isEmpty && isTable && <CardTable title={title} table={table} />}
        {isReady && !isEmpty && !isTable && (
          <ChartBoundary fallback={<Skeleton title={title} size={size} />}>{props.children}</ChartBoundary>
        )}
      </div>
    </section>
  )
}
