import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import { useState } from 'react'
import { acknowledgementText } from '../../../../shared/texts/fields.ts'
import { Panel } from '../../components/Panel.tsx'
import styles from './confirmPanel.module.css'
import type { OptionFieldProps } from './optionFieldProps.ts'
import { optionsOn } from './optionsOn.ts'

/** What the options come to, and the consent. */
export function ConfirmPanel(props: OptionFieldProps) {
  const { prepared, options, faultOf, onChange, onTouch } = props
  const [now] = useState(() => Date.now())
  return (
    <Panel title="What will happen">
      <ul className={styles.summary}>
        {optionsOn({ ...props, now }).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div data-field="acknowledgement">
        <FormField errorText={faultOf('acknowledgement')} stretch>
          <Checkbox
            checked={options.isAcknowledged}
            ariaRequired={prepared.acknowledgementRequired}
            onChange={({ detail }) => {
              onTouch('acknowledgement')
              onChange({ isAcknowledged: detail.checked })
            }}
          >
            {acknowledgementText}
          </Checkbox>
        </FormField>
      </div>
    </Panel>
  )
}
