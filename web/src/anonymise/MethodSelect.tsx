import { useId } from 'react'
import { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'
import { methodLabels } from '../../../shared/texts/anonymiseDialog.ts'
import styles from './methodSelect.module.css'

type Props = {
  name: string
  method: AnonymizationMethod
  fault: string | undefined
  onChange: (method: AnonymizationMethod) => void
}

/** A native select: it opens above a dialog, and phones support it well. */
export function MethodSelect({ name, method, fault, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <select
        className={styles.select}
        aria-label={`Method for ${name}`}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={method}
        onChange={({ target }) => onChange(AnonymizationMethod.parse(target.value))}
      >
        {AnonymizationMethod.options.map(option => (
          <option key={option} value={option}>
            {methodLabels[option]}
          </option>
        ))}
      </select>
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
