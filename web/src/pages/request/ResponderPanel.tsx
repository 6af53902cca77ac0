import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import type { VerificationMessage } from '../../../../shared/domain/verification.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { request as texts } from '../../../../shared/texts/en/send.ts'
import { AddressField, withName } from '../../components/AddressField.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { RequestFieldProps } from './requestFieldProps.ts'

type Props = RequestFieldProps & { messages: readonly VerificationMessage[] | undefined }

export function ResponderPanel({ draft, needsMessage, messages, findFault, onChange, onTouch }: Props) {
  return (
    <Panel title={texts.responderPanel}>
      <SpaceBetween size="l">
        <FieldPair>
          <div data-field="recipientName">
            <FormField label={texts.responderName} errorText={findFault('recipientName')} stretch>
              <Input
                name="recipientName"
                autoComplete={false}
                value={draft.recipientName}
                onChange={({ detail }) => onChange({ recipientName: detail.value })}
                onBlur={() => onTouch('recipientName')}
              />
            </FormField>
          </div>
          <div data-field="responder">
            <AddressField
              label={texts.responderEmail}
              name="responder"
              value={draft.responder}
              fault={findFault('responder')}
              personName={draft.recipientName}
              messages={messages}
              onChange={(responder, name) => onChange({ responder, ...withName(name) })}
              onTouch={() => onTouch('responder')}
            />
          </div>
        </FieldPair>
        <div data-field="message">
          <FormField
            label={needsMessage ? common.message : texts.messageOptional}
            errorText={findFault('message')}
            stretch
          >
            <Textarea
              name="message"
              ariaRequired={needsMessage}
              rows={5}
              placeholder={texts.messageHint}
              value={draft.message}
              onChange={({ detail }) => onChange({ message: detail.value })}
              onBlur={() => onTouch('message')}
            />
          </FormField>
        </div>
      </SpaceBetween>
    </Panel>
  )
}
