import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { demandTexts } from '../../../shared/texts/policies.ts'
import { PolicyLink } from './PolicyLink.tsx'
import { findNotices } from './reasons.ts'

type Props = {
  messages: readonly PolicyMessage[]
  isBlocked: boolean
  /** What the sender is about to do: a transfer or a request. */
  about: 'transfer' | 'request'
  /** Asks again, after an administrator has changed a policy. */
  onCheck?: () => void
}

/** A policy blocks, or asks the sender to check. */
export function PolicyNotice({ messages, isBlocked, about, onCheck }: Props) {
  const notices = findNotices(messages)
  if (notices.length === 0) return null
  const actions = new Set(notices.map(({ userAction }) => toAction(userAction, about)))
  return (
    <Alert
      type={isBlocked ? 'error' : 'warning'}
      header={isBlocked ? blockHeaders[about] : `Please check this ${about}`}
      {...(isBlocked &&
        onCheck && {
          action: (
            <Button formAction="none" onClick={onCheck}>
              Check again
            </Button>
          ),
        })}
    >
      <SpaceBetween size="xxs">
        {notices.map(({ policyId, feature, policyName, text, link }) => (
          <div key={`${policyId} ${feature}`}>
            Policy “{policyName}”: {text} <PolicyLink url={link} />
          </div>
        ))}
        {[...actions].map(action => (
          <div key={action}>{action}</div>
        ))}
      </SpaceBetween>
    </Alert>
  )
}

/** A request has no files yet. */
function toAction(userAction: string, about: Props['about']): string {
  return about === 'request' && userAction === demandTexts.blockAction ? demandTexts.requestBlockAction : userAction
}

const blockHeaders = { transfer: 'This transfer cannot be sent', request: 'This request cannot be made' }
