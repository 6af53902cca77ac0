import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { ConditionRow } from './ConditionRow.tsx'
import { FieldControl } from './FieldControl.tsx'
import styles from './form.module.css'
import { RowList } from './RowList.tsx'
import { StatementRow } from './StatementRow.tsx'
import type { Editing } from './useDraft.ts'

const emptyCondition = { attribute: '', operator: '', values: [] }
const emptyStatement = { feature: '', effect: '' }

/** The form as the server defines it. */
export function PolicyFields({ form, editing }: { form: PolicyForm; editing: Editing }) {
  const { draft, change, faultAt, touch } = editing
  const values: Record<string, unknown> = draft
  return (
    <div className={styles.form}>
      <div className={styles.list}>
        {form.fields.map(field => (
          <FieldControl
            key={field.key}
            field={field}
            path={field.key}
            value={values[field.key]}
            fault={faultAt(field.key)}
            onChange={value => change({ [field.key]: value ?? '' })}
            onTouch={touch}
          />
        ))}
      </div>
      <RowList
        path="conditions"
        definition={form.conditions}
        items={draft.conditions}
        empty={emptyCondition}
        editing={editing}
        onChange={conditions => change({ conditions })}
      >
        {props => <ConditionRow {...props} definition={form.conditions} />}
      </RowList>
      <RowList
        path="statements"
        definition={form.statements}
        items={draft.statements}
        empty={emptyStatement}
        editing={editing}
        onChange={statements => change({ statements })}
      >
        {props => <StatementRow {...props} definition={form.statements} />}
      </RowList>
    </div>
  )
}
