import FormField from '@cloudscape-design/components/form-field'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import Toggle from '@cloudscape-design/components/toggle'
import { common } from '../../../../../shared/texts/en/common.ts'
import { send } from '../../../../../shared/texts/en/send.ts'
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
        {send.addMessage}
      </Toggle>
      {isMessageOn && (
        <FormField label={common.message} errorText={fault} stretch>
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
