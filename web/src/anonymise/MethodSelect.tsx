import { useId } from 'react'
import { AnonymizationMethod } from '../../../shared/domain/anonymisation.ts'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { translateSentence } from '../texts/sentences.ts'
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
        aria-label={texts.methodFor(name)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={method}
        onChange={({ target }) => onChange(AnonymizationMethod.parse(target.value))}
      >
        {AnonymizationMethod.options.map(option => (
          <option key={option} value={option}>
            {words.methods[option]}
          </option>
        ))}
      </select>
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          {translateSentence(fault)}
        </p>
      )}
    </div>
  )
}
