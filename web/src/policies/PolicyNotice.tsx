import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { demandTexts, policyTexts } from '../../../shared/texts/en/options.ts'
import { HelpLink } from '../components/HelpLink.tsx'
import { translateSentence } from '../texts/sentences.ts'
import { PolicyLink } from './PolicyLink.tsx'
import { findNotices, written } from './reasons.ts'

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
      header={getHeader(isBlocked, about)}
      {...(isBlocked &&
        onCheck && {
          action: (
            <Button formAction="none" onClick={onCheck}>
              {policyTexts.checkAgain}
            </Button>
          ),
        })}
    >
      <SpaceBetween size="xxs">
        {notices.map(({ policyId, feature, policyName, text, link }) => (
          <div key={`${policyId} ${feature}`}>
            {policyTexts.says(policyName, translateSentence(text))} <PolicyLink url={link} />
          </div>
        ))}
        {[...actions].map(action => (
          <div key={action}>{action}</div>
        ))}
        {isBlocked && <HelpLink section="org" question="policyBlock" />}
      </SpaceBetween>
    </Alert>
  )
}

/** A request has no files yet. */
function toAction(userAction: string, about: Props['about']): string {
  if (about === 'request' && userAction === written.blockAction) return demandTexts.requestBlockAction
  return translateSentence(userAction)
}

function getHeader(isBlocked: boolean, about: Props['about']): string {
  if (about === 'request') return isBlocked ? policyTexts.blockedRequest : policyTexts.checkRequest
  return isBlocked ? policyTexts.blockedTransfer : policyTexts.checkTransfer
}
