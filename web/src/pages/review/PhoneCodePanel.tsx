import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { Facts } from '../../components/Facts.tsx'
import { HelpLink } from '../../components/HelpLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import styles from './phoneCodePanel.module.css'
import { usePhoneReset } from './usePhoneReset.ts'

const ChangeNumberDialog = lazy(async () => ({
  default: (await import('./ChangeNumberDialog.tsx')).ChangeNumberDialog,
}))

type Props = {
  transfer: ReviewedTransfer
  onReset: (() => void) | undefined
}

export function PhoneCodePanel({ transfer, onReset }: Props) {
  const { isOTPEnabled, isOTPEmailAllowed, recipientPhoneNumber, recipient, transferState } = transfer
  const [isChanging, setIsChanging] = useState(false)
  const toasts = useToasts()
  const { reset, running, fault } = usePhoneReset(transfer, () => onReset?.())
  if (!isOTPEnabled) return null

  const isUseful = onReset && (transferState === 'active' || transferState === 'processing')
  const unlock = async () => {
    if (await reset()) toasts.success(review.codes.unlocked(recipient))
  }
  return (
    <Panel title={review.codes.title}>
      <div className={styles.panel}>
        <Facts
          items={[
            {
              name: review.codes.phone,
              value: recipientPhoneNumber ? (
                <span className={styles.number} dir="ltr">
                  {recipientPhoneNumber}
                </span>
              ) : (
                review.codes.unknownPhone
              ),
            },
            { name: review.codes.byEmail, value: isOTPEmailAllowed ? review.codes.allowed : common.no },
          ]}
        />
        {isUseful && (
          <>
            <div className={styles.actions}>
              <Button loading={running === 'unlock'} loadingText={review.codes.unlocking} onClick={unlock}>
                {review.codes.unlock}
              </Button>
              <Button onClick={() => setIsChanging(true)}>{review.codes.change}</Button>
            </div>
            <SecondaryText>{review.codes.help}</SecondaryText>
            <HelpLink section="org" question="recipientLocked" />
          </>
        )}
        {fault !== undefined && (
          <Alert type="error" header={review.codes.unlockFailed}>
            {fault}
          </Alert>
        )}
      </div>
      {isChanging && onReset && (
        <Suspense>
          <ChangeNumberDialog transfer={transfer} onClose={() => setIsChanging(false)} onReset={onReset} />
        </Suspense>
      )}
    </Panel>
  )
}
