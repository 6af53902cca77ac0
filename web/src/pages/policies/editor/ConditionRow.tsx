import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './form.module.css'
import type { DraftCondition } from './policyDraft.ts'
import { RowChoice } from './RowChoice.tsx'
import type { RowProps } from './RowList.tsx'
import { withField } from './withField.ts'

type Props = RowProps<DraftCondition> & { definition: PolicyForm['conditions'] }

export function ConditionRow({ item, path, editing, onChange, definition }: Props) {
  const { faultAt, touch } = editing
  const chosen = definition.attributes.find(({ attribute }) => attribute === item.attribute)
  const isList = chosen?.value.type === 'texts' || chosen?.value.type === 'choices'
  const [onlyOperator, ...others] = chosen?.operators ?? []

  const choose = (attribute: string) => {
    const next = definition.attributes.find(one => one.attribute === attribute)
    onChange({ attribute, operator: next?.operators[0]?.value ?? '', values: [] })
  }
  return (
    <div className={styles.condition}>
      <RowChoice
        path={`${path}.attribute`}
        editing={editing}
        label={policyEditor.attribute}
        help={chosen?.help}
        options={definition.attributes.map(({ attribute, label, group }) => ({ value: attribute, label, group }))}
        value={item.attribute}
        onChange={choose}
      />
      {chosen && (
        <>
          {others.length > 0 || item.operator !== onlyOperator?.value ? (
            <RowChoice
              path={`${path}.operator`}
              editing={editing}
              label={policyEditor.operator}
              options={chosen.operators}
              value={item.operator}
              onChange={operator => onChange({ ...item, operator })}
            />
          ) : (
            <p className={styles.onlyOperator}>{onlyOperator.label}</p>
          )}
          <div className={styles.values}>
            <FieldControl
              key={chosen.attribute}
              field={chosen.value}
              path={`${path}.values`}
              value={isList ? item.values : item.values[0]}
              fault={faultAt(`${path}.values`)}
              onChange={value => onChange({ ...item, values: toValues(value) })}
              onTouch={touch}
            />
            {chosen.dependents.length > 0 && (
              <div className={styles.pair}>
                {chosen.dependents.map(field => (
                  <FieldControl
                    key={field.key}
                    field={field}
                    path={`${path}.${field.key}`}
                    value={item[field.key]}
                    fault={faultAt(`${path}.${field.key}`)}
                    onChange={value => onChange(withField(item, field.key, value))}
                    onTouch={touch}
                  />
                ))}
              </div>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function toValues(value: unknown): DraftCondition['values'] {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [value as DraftCondition['values'][number]]
}
