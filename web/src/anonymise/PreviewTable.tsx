import { memo } from 'react'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { ColumnParameters } from './ColumnParameters.tsx'
import type { Cell, Column, ColumnActions } from './columns.ts'
import { MethodSelect } from './MethodSelect.tsx'
import { PreviewedValue } from './PreviewedValue.tsx'
import styles from './previewTable.module.css'
import { SuggestedMethod } from './SuggestedMethod.tsx'
import { isUnmatched } from './toColumns.ts'

type Props = {
  label: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  isRunning: boolean
  actions: ColumnActions
}

/** The table scrolls on its own, also by keyboard. */
export function PreviewTable({ label, columns, rows, isRunning, actions }: Props) {
  const hasParameters = columns.some(({ form }) => form.method !== 'none')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-busy={isRunning}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <span className="visually-hidden">{texts.row}</span>
            </th>
            {columns.map(({ index, name }) => (
              <th key={index} scope="col" title={name}>
                <span className={styles.name}>{name}</span>
              </th>
            ))}
          </tr>
          <tr>
            <td className={styles.number} />
            {columns.map(column => (
              <td key={column.index} id={columnId(column.index)}>
                <MethodSelect
                  name={column.name}
                  method={column.form.method}
                  fault={column.fault}
                  onChange={method => actions.setMethod(column.index, method)}
                />
                <SuggestedMethod column={column} onApply={actions.apply} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasParameters && (
            <tr className={styles.parameters}>
              <td className={styles.number} />
              {columns.map(column => {
                const { index, name, form, faults } = column
                return (
                  <td key={index}>
                    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by the browser */}
                    <div role="group" aria-label={texts.settingsOf(name)}>
                      <ColumnParameters
                        form={form}
                        faults={faults}
                        isUnmatched={isUnmatched(rows, column)}
                        onChange={changed => actions.change(index, changed)}
                        onTouch={() => actions.touch(index)}
                      />
                    </div>
                  </td>
                )
              })}
            </tr>
          )}
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file has nothing else
            <Row key={row} cells={cells} number={row + 1} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Row = memo(function Row({ cells, number }: { cells: readonly Cell[]; number: number }) {
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={column}>
          <PreviewedValue cell={cell} />
        </td>
      ))}
    </tr>
  )
})

export function columnId(index: number): string {
  return `anonymise-column-${index}`
}
