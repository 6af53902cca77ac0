import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import type { Blocked } from '../../../../shared/domain/policies/policyMessage.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { LinkedText } from '../../policies/LinkedText.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import styles from './blockedTransfer.module.css'
import { SendAgain } from './SendAgain.tsx'

type Props = { transfer: ReviewedTransfer; blocked: Blocked; isSender: boolean }

/** A failed transfer that policies block. */
export function BlockedTransfer({ transfer, blocked: { remedies }, isSender }: Props) {
  const { failureReason = '', isTransferRequest, newId } = transfer
  const reasons = (remedies.length > 0 ? remedies.map(({ text }) => text) : [failureReason]).map(translateSentence)
  const isFinal = remedies.length === 0 || isTransferRequest
  return (
    <div className={styles.blocked}>
      <LiveRegion>
        <Alert type="error" header={review.blocked.title}>
          <SpaceBetween size="xxs">
            {reasons.map(text => (
              <div key={text}>
                <LinkedText>{text}</LinkedText>
              </div>
            ))}
            <div>
              {isTransferRequest ? review.state.notReleased : review.state.notShared}{' '}
              {isSender && isFinal && (isTransferRequest ? review.blocked.requestAnew : review.blocked.sendAnew)}
            </div>
            {isSender && <HelpLink section="org" question="policyBlock" />}
          </SpaceBetween>
        </Alert>
      </LiveRegion>
      {isSender && !isFinal && newId === undefined && <SendAgain transfer={transfer} remedies={remedies} />}
    </div>
  )
}
