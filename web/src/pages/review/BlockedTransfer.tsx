import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import type { Blocked } from '../../../../shared/domain/policies/policyMessage.ts'
import { LinkedText } from '../../policies/LinkedText.tsx'
import styles from './blockedTransfer.module.css'
import { SendAgain } from './SendAgain.tsx'

type Props = { transfer: ReviewedTransfer; blocked: Blocked; isSender: boolean }

/** A failed transfer that policies block. */
export function BlockedTransfer({ transfer, blocked: { remedies }, isSender }: Props) {
  const { failureReason = '', isTransferRequest, newId } = transfer
  const reasons = remedies.length > 0 ? remedies.map(({ text }) => text) : [failureReason]
  const isFinal = remedies.length === 0 || isTransferRequest
  return (
    <div className={styles.blocked}>
      <LiveRegion>
        <Alert type="error" header="Blocked by a policy">
          <SpaceBetween size="xxs">
            {reasons.map(text => (
              <div key={text}>
                <LinkedText>{text}</LinkedText>
              </div>
            ))}
            <div>
              {isTransferRequest ? 'The files were not released.' : 'Nothing was shared with the recipient.'}
              {isSender && isFinal && ` ${isTransferRequest ? askAgainText : sendAnewText}`}
            </div>
          </SpaceBetween>
        </Alert>
      </LiveRegion>
      {isSender && !isFinal && newId === undefined && <SendAgain transfer={transfer} remedies={remedies} />}
    </div>
  )
}

const sendAnewText =
  'It cannot be sent again. Send other files or to another recipient, or ask the administrators of your organisation.'
const askAgainText = 'Review the files, then ask again for others, or ask the administrators of your organisation.'
