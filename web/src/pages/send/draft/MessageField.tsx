import FormField from '@cloudscape-design/components/form-field'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import Toggle from '@cloudscape-design/components/toggle'
import type { Draft } from './draft.ts'

type Props = {
  draft: Pick<Draft, 'isMessageOn' | 'message'>
  fault: string | undefined
  onChange: (patch: Partial<Draft>) => void
  onTouch: () => void
}

export function MessageField({ draft: { isMessageOn, message }, fault, onChange, onTouch }: Props) {
  return (
    <SpaceBetween size="s">
      <Toggle checked={isMessageOn} onChange={({ detail }) => onChange({ isMessageOn: detail.checked, message: '' })}>
        Add a message
      </Toggle>
      {isMessageOn && (
        <FormField label="Message" errorText={fault} stretch>
          <Textarea
            name="message"
            ariaRequired
            rows={5}
            value={message}
            onChange={({ detail }) => onChange({ message: detail.value })}
            onBlur={onTouch}
          />
        </FormField>
      )}
    </SpaceBetween>
  )
}
