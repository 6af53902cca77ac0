import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import type { VerificationMessage } from '../../../../shared/domain/verification.ts'
import { AddressField, withName } from '../../components/AddressField.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { RequestFieldProps } from './requestFieldProps.ts'

type Props = RequestFieldProps & { messages: readonly VerificationMessage[] | undefined }

export function ResponderPanel({ draft, needsMessage, messages, findFault, onChange, onTouch }: Props) {
  return (
    <Panel title="Who you ask">
      <SpaceBetween size="l">
        <FieldPair>
          <div data-field="recipientName">
            <FormField label="Responder name - optional" errorText={findFault('recipientName')} stretch>
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
              label="Responder e-mail"
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
          <FormField label={needsMessage ? 'Message' : 'Message - optional'} errorText={findFault('message')} stretch>
            <Textarea
              name="message"
              ariaRequired={needsMessage}
              rows={5}
              placeholder="Which files you need, and what for"
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
