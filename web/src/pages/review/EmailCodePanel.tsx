import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { Facts } from '../../components/Facts.tsx'
import { HelpLink } from '../../components/HelpLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import styles from './phoneCodePanel.module.css'
import { usePhoneReset } from './usePhoneReset.ts'

type Props = {
  transfer: ReviewedTransfer
  onReset: (() => void) | undefined
}

export function EmailCodePanel({ transfer, onReset }: Props) {
  const { isEmailOTPEnabled, transferState, recipient, deliveries } = transfer
  const toasts = useToasts()
  const { reset, running, fault } = usePhoneReset(transfer, () => onReset?.())
  if (!isEmailOTPEnabled) return null

  const isUseful = onReset && (transferState === 'active' || transferState === 'processing')
  const unlock = async () => {
    if (await reset()) toasts.success(deliveries ? review.codes.allUnlocked : review.codes.unlocked(recipient))
  }
  return (
    <Panel title={review.codes.emailTitle}>
      <div className={styles.panel}>
        <Facts items={[{ name: review.codes.goTo, value: review.codes.ownAddress }]} />
        {isUseful && (
          <div className={styles.actions}>
            <Button loading={running === 'unlock'} loadingText={review.codes.unlocking} onClick={unlock}>
              {review.codes.unlock}
            </Button>
          </div>
        )}
        <SecondaryText>{review.codes.emailHelp}</SecondaryText>
        {isUseful && <HelpLink section="org" question="recipientLocked" />}
        {fault !== undefined && (
          <Alert type="error" header={review.codes.unlockFailed}>
            {fault}
          </Alert>
        )}
      </div>
    </Panel>
  )
}
