import Alert, { type AlertProps } from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useRef, useState } from 'react'
import { toWrittenAddress } from '../../../../../shared/domain/typedAddress.ts'
import type { VerificationMessage } from '../../../../../shared/domain/verification.ts'
import { ComparedAddresses } from '../../../recipients/ComparedAddresses.tsx'
import type { Prepared } from './options.ts'
import styles from './recipientCheck.module.css'

type Props = {
  prepared: Prepared
  /** As the sender wrote it. */
  recipient: string
  onChangeRecipient: () => void
  onUse: (address: string) => void
}

/** Why the recipient needs a second look. The sender changes the address, or keeps it and sees only a line. */
export function RecipientCheck({ prepared, recipient, onChangeRecipient, onUse }: Props) {
  const { outcome, rvMessages } = prepared
  const isBlocked = outcome === 'block'
  const asked = JSON.stringify([prepared.recipient, rvMessages.map(({ flag }) => flag)])
  const [choice, setChoice] = useState<{ asked: string; isKept: boolean }>()
  const alert = useRef<AlertProps.Ref>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (choice && !choice.isKept) alert.current?.focus()
  }, [choice])
  if (rvMessages.length === 0 && !isBlocked) return null
  if (choice?.asked === asked && choice.isKept && !isBlocked)
    return <Kept recipient={recipient} onShow={() => setChoice({ asked, isKept: false })} />

  const [suggestion] = rvMessages.flatMap(message => message.suggestion ?? [])
  return (
    <Alert
      ref={alert}
      type={isBlocked ? 'error' : 'warning'}
      header={isBlocked ? 'This transfer cannot be sent' : 'Please check the recipient'}
    >
      <SpaceBetween size="s">
        {suggestion === undefined ? (
          <strong className={styles.address}>{recipient}</strong>
        ) : (
          <ComparedAddresses
            address={recipient}
            sentTo={prepared.recipient}
            suggestion={toWrittenAddress(suggestion)}
          />
        )}
        {rvMessages.map(message => (
          <Reason key={message.flag} {...message} />
        ))}
        {isBlocked && <div>Change the recipient, or ask your administrators if this address should be allowed.</div>}
        <SpaceBetween size="xs" direction="horizontal">
          {suggestion !== undefined && (
            <Button formAction="none" variant="primary" onClick={() => onUse(suggestion)}>
              {`Use ${toWrittenAddress(suggestion)}`}
            </Button>
          )}
          <Button formAction="none" onClick={onChangeRecipient}>
            Change recipient
          </Button>
          {!isBlocked && (
            <Button formAction="none" onClick={() => setChoice({ asked, isKept: true })}>
              {`Keep ${recipient}`}
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  )
}

function Reason({ text, evidence }: VerificationMessage) {
  return (
    <div className={styles.reason}>
      {text}
      {evidence && <div>{evidence}</div>}
    </div>
  )
}

function Kept({ recipient, onShow }: { recipient: string; onShow: () => void }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} tabIndex={-1} className={styles.kept}>
      {`You keep ${recipient}.`}
      <Button formAction="none" variant="inline-link" onClick={onShow}>
        Show the warning
      </Button>
    </p>
  )
}
