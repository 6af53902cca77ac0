import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor, policyFaults } from '../../../../../shared/texts/en/policyEditor.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './form.module.css'
import type { DraftStatement } from './policyDraft.ts'
import { RowChoice } from './RowChoice.tsx'
import type { RowProps } from './RowList.tsx'
import { withField } from './withField.ts'

type Props = RowProps<DraftStatement> & { definition: PolicyForm['statements'] }

export function StatementRow({ item, path, editing, onChange, onFocus, definition }: Props) {
  const { faultAt, touch, draft } = editing
  const [isOpened, setIsOpened] = useState(false)
  const chosen = definition.features.find(({ feature }) => feature === item.feature)
  const [onlyEffect, ...others] = chosen?.effects ?? []
  const { explanation } = definition
  // Of the first field, or of the button that adds it.
  const explanationPath = `${path}.${explanation[0]?.key}`
  const isExplained = isOpened || explanation.some(({ key }) => item[key] !== undefined || faultAt(`${path}.${key}`))
  const isTaken = (feature: string) => feature !== item.feature && draft.statements.some(one => one.feature === feature)

  const choose = (feature: string) => {
    const next = definition.features.find(one => one.feature === feature)
    const [first, ...more] = next?.effects ?? []
    const { value: _, ...kept } = item
    onChange({ ...kept, feature, effect: more.length === 0 ? (first?.value ?? '') : '' })
  }
  const explain = (isWanted: boolean) => {
    setIsOpened(isWanted)
    if (!isWanted) onChange(explanation.reduce((left, { key }) => withField(left, key, undefined), item))
    onFocus(explanationPath)
  }
  const toField = (field: (typeof explanation)[number]) => (
    <FieldControl
      key={`${item.feature} ${field.key}`}
      field={field}
      path={`${path}.${field.key}`}
      value={item[field.key]}
      fault={faultAt(`${path}.${field.key}`)}
      onChange={value => {
        // Emptied fields stay.
        setIsOpened(isExplained)
        onChange(withField(item, field.key, value))
      }}
      onTouch={touch}
    />
  )
  return (
    <>
      <div className={styles.condition}>
        <RowChoice
          path={`${path}.feature`}
          editing={editing}
          label={policyEditor.feature}
          help={chosen?.help}
          options={definition.features.map(({ feature, label }) => ({
            value: feature,
            label,
            ...(isTaken(feature) && { unavailable: policyFaults.repeated }),
          }))}
          value={item.feature}
          onChange={choose}
        />
        {chosen && (others.length > 0 || item.effect !== onlyEffect?.value) && (
          <RowChoice
            path={`${path}.effect`}
            editing={editing}
            label={policyEditor.effect}
            options={chosen.effects}
            value={item.effect}
            onChange={effect => onChange({ ...item, effect })}
          />
        )}
        {chosen?.value && <div className={styles.values}>{toField(chosen.value)}</div>}
      </div>
      {chosen &&
        (isExplained ? (
          <>
            <div className={styles.explanation}>{explanation.map(toField)}</div>
            <div className={styles.add}>
              <Button variant="inline-link" formAction="none" onClick={() => explain(false)}>
                {policyEditor.removeMessage}
              </Button>
            </div>
          </>
        ) : (
          <div data-path={explanationPath} className={styles.add}>
            <Button variant="inline-link" formAction="none" onClick={() => explain(true)}>
              {policyEditor.addMessage}
            </Button>
          </div>
        ))}
    </>
  )
}
