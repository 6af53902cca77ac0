import Button from '@cloudscape-design/components/button'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { ColumnParameters } from './ColumnParameters.tsx'
import type { Cell, Column, ColumnActions } from './columns.ts'
import { MethodSelect } from './MethodSelect.tsx'
import select from './methodSelect.module.css'
import styles from './previewCards.module.css'
import { SuggestedMethod } from './SuggestedMethod.tsx'
import { isUnmatched } from './toColumns.ts'

type Props = {
  columns: readonly Column[]
  current: Column
  rows: readonly (readonly Cell[])[]
  isRunning: boolean
  actions: ColumnActions
  onShow: (column: number) => void
}

export function PreviewCards({ columns, current, rows, isRunning, actions, onShow }: Props) {
  const { index, name, form, fault, faults } = current
  return (
    <div className={styles.cards}>
      <div className={styles.picker}>
        <Button
          iconName="angle-left"
          ariaLabel={texts.previousColumn}
          disabled={index === 0}
          onClick={() => onShow(index - 1)}
        />
        <select
          className={select.select}
          aria-label={texts.column}
          value={index}
          onChange={({ target }) => onShow(Number(target.value))}
        >
          {columns.map(column => (
            <option key={column.index} value={column.index}>
              {toOption(column, columns.length)}
            </option>
          ))}
        </select>
        <Button
          iconName="angle-right"
          ariaLabel={texts.nextColumn}
          disabled={index === columns.length - 1}
          onClick={() => onShow(index + 1)}
        />
      </div>
      <div>
        <span className={styles.label} aria-hidden="true">
          {texts.method}
        </span>
        <MethodSelect
          name={name}
          method={form.method}
          fault={fault}
          onChange={method => actions.setMethod(index, method)}
        />
        <SuggestedMethod column={current} onApply={actions.apply} />
      </div>
      <ColumnParameters
        form={form}
        faults={faults}
        isUnmatched={isUnmatched(rows, current)}
        onChange={changed => actions.change(index, changed)}
        onTouch={() => actions.touch(index)}
      />
      <Values name={name} cells={rows.flatMap(row => row[index] ?? [])} isRunning={isRunning} />
    </div>
  )
}

function Values({ name, cells, isRunning }: { name: string; cells: readonly Cell[]; isRunning: boolean }) {
  const hasResults = cells.some(({ result }) => result !== undefined)
  return (
    <table className={styles.values} aria-label={texts.firstValues(name)} aria-busy={isRunning}>
      <thead>
        <tr>
          <th scope="col">{hasResults ? texts.before : texts.values}</th>
          {hasResults && <th scope="col">{texts.after}</th>}
        </tr>
      </thead>
      <tbody>
        {cells.map(({ value, result }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file has nothing else
          <tr key={row}>
            <td>{value === '' ? <Empty /> : <bdi>{value}</bdi>}</td>
            {hasResults && (
              <td className={styles.result}>{result === '' ? <Empty /> : <bdi>{result ?? value}</bdi>}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Empty() {
  return <span className={styles.empty}>{texts.empty}</span>
}

function toOption({ index, name, form }: Column, count: number): string {
  if (form.method === 'none') return texts.columnOf(index + 1, count, name)
  return texts.columnOfWith(index + 1, count, name, words.methods[form.method])
}
