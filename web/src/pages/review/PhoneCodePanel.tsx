import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { Facts } from '../../components/Facts.tsx'
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
    if (await reset()) toasts.success(`${recipient} can ask for codes again.`)
  }
  return (
    <Panel title="Code by SMS">
      <div className={styles.panel}>
        <Facts
          items={[
            {
              name: 'Phone number',
              value: <span className={styles.number}>{recipientPhoneNumber ?? 'Not known'}</span>,
            },
            { name: 'By e-mail as well', value: isOTPEmailAllowed ? 'Allowed' : 'No' },
          ]}
        />
        {isUseful && (
          <>
            <div className={styles.actions}>
              <Button loading={running === 'unlock'} loadingText="Unlocking the codes" onClick={unlock}>
                Unlock codes
              </Button>
              <Button onClick={() => setIsChanging(true)}>Change number</Button>
            </div>
            <SecondaryText>
              After too many codes the recipient is locked out: unlocking lets them ask again. With another number,
              codes go there from now on, and the verification of this one is no longer valid.
            </SecondaryText>
          </>
        )}
        {fault !== undefined && (
          <Alert type="error" header="The codes were not unlocked">
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
