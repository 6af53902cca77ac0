import FormField from '@cloudscape-design/components/form-field'
import Textarea from '@cloudscape-design/components/textarea'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import styles from './form.module.css'
import type { Editing } from './useDraft.ts'

export function JsonView({ editing }: { editing: Editing }) {
  const { json, changeJson, faults } = editing
  const isReadable = json.faults.length === 0
  return (
    <div className={styles.json} data-path="">
      <FormField
        label={policyEditor.jsonLabel}
        description={policyEditor.jsonHelp}
        errorText={
          isReadable ? undefined : json.faults[0]?.path === '' ? json.faults[0].message : policyEditor.seeFaults
        }
        stretch
      >
        <Textarea spellcheck={false} rows={20} value={json.text} onChange={({ detail }) => changeJson(detail.value)} />
      </FormField>
      {faults.some(({ path }) => path !== '') && (
        <section className={styles.faults} aria-label={policyEditor.faults}>
          <h3>{policyEditor.faultsTitle}</h3>
          <ul>
            {faults.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path}</code> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
