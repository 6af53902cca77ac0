import Button from '@cloudscape-design/components/button'
import Input from '@cloudscape-design/components/input'
import { type ReactNode, useId } from 'react'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import type { ParametersProps } from './ColumnParameters.tsx'
import type { ColumnForm, MaskRow } from './columnForm.ts'
import { newMaskRow } from './columnForm.ts'
import type { MaskRowFault } from './formFaults.ts'
import styles from './maskRows.module.css'

type Mask = Extract<ColumnForm, { method: 'basic_mask' }>
type Props = Omit<ParametersProps, 'form' | 'isUnmatched'> & { form: Mask }

/** The contract has this limit. */
const MAX_ROWS = 100

export function MaskRows({ form, faults, onChange, onTouch }: Props) {
  const { rows } = form
  const set = (id: number, patch: Partial<MaskRow>) =>
    onChange({ ...form, rows: rows.map(row => (row.id === id ? { ...row, ...patch } : row)) })
  return (
    <div className={styles.mask}>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          number={index + 1}
          fault={faults?.rows.get(row.id)}
          onChange={patch => set(row.id, patch)}
          onRemove={() => onChange({ ...form, rows: rows.filter(({ id }) => id !== row.id) })}
          onTouch={onTouch}
        />
      ))}
      {faults?.fields.rows && <p className={styles.fault}>{faults.fields.rows}</p>}
      <p className={styles.hint}>{texts.rangeHint}</p>
      <div>
        <Button
          iconName="add-plus"
          disabled={rows.length >= MAX_ROWS}
          onClick={() => onChange({ ...form, rows: [...rows, newMaskRow(rows)] })}
        >
          {texts.addRange}
        </Button>
      </div>
    </div>
  )
}

type RowProps = {
  row: MaskRow
  number: number
  fault: MaskRowFault | undefined
  onChange: (patch: Partial<MaskRow>) => void
  onRemove: () => void
  onTouch: () => void
}

function Row({ row, number, fault, onChange, onRemove, onTouch }: RowProps) {
  const id = useId()
  const shared = (field: MaskRowFault['fields'][number]) => ({
    autoComplete: false,
    ariaRequired: true,
    ...(fault?.fields.includes(field) ? { invalid: true, ariaDescribedby: id } : {}),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={texts.range(number)}
      className={styles.row}
      onBlur={event => {
        // The person is still filling in the row while the focus moves within it.
        if (!event.currentTarget.contains(event.relatedTarget)) onTouch()
      }}
    >
      <Labelled text={texts.from}>
        <Input
          {...shared('from')}
          inputMode="numeric"
          ariaLabel={texts.fromOf(number)}
          value={row.from}
          onChange={({ detail }) => onChange({ from: detail.value.trim() })}
        />
      </Labelled>
      <Labelled text={texts.to}>
        <Input
          {...shared('to')}
          inputMode="numeric"
          ariaLabel={texts.toOf(number)}
          value={row.to}
          onChange={({ detail }) => onChange({ to: detail.value.trim() })}
        />
      </Labelled>
      <Labelled text={texts.char}>
        <Input
          {...shared('char')}
          spellcheck={false}
          ariaLabel={texts.charOf(number)}
          value={row.char}
          onChange={({ detail }) => onChange({ char: detail.value })}
        />
      </Labelled>
      <Button variant="icon" iconName="close" ariaLabel={texts.removeRange(number)} onClick={onRemove} />
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          {fault.reason}
        </p>
      )}
    </div>
  )
}

function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <span className={styles.label} aria-hidden="true">
        {text}
      </span>
      {children}
    </div>
  )
}
