import Alert, { type AlertProps } from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useRef, useState } from 'react'
import { toWrittenAddress } from '../../../../../shared/domain/typedAddress.ts'
import type { VerificationMessage } from '../../../../../shared/domain/verification.ts'
import { ComparedAddresses } from '../../../recipients/ComparedAddresses.tsx'
import type { Prepared } from './options.ts'
import styles from './recipientCheck.module.css'
import { toQuestion } from './toQuestion.ts'

type Props = {
  prepared: Prepared
  /** As the sender wrote it. */
  recipient: string
  onChangeRecipient: () => void
  onUse: (address: string) => void
  /** The address and the messages that the sender keeps, also after Back and Next. */
  kept: string | undefined
  onKeep: (kept: string | undefined) => void
}

/** Why the recipient needs a second look. The sender changes the address, or keeps it and sees only a line. */
export function RecipientCheck({ prepared, recipient, onChangeRecipient, onUse, kept, onKeep }: Props) {
  const { outcome, rvMessages } = prepared
  const isBlocked = outcome === 'block'
  const asked = toQuestion(prepared)
  const isKept = kept === asked && !isBlocked
  const [isAnswered, setIsAnswered] = useState(false)
  const alert = useRef<AlertProps.Ref>(null)
  const answer = (keeps: boolean) => {
    setIsAnswered(true)
    onKeep(keeps ? asked : undefined)
  }
  // The pressed button is gone.
  useEffect(() => {
    if (isAnswered && !isKept) alert.current?.focus()
  }, [isAnswered, isKept])
  if (rvMessages.length === 0 && !isBlocked) return null
  if (isKept) return <Kept recipient={recipient} takesFocus={isAnswered} onShow={() => answer(false)} />

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
            <Button formAction="none" onClick={() => answer(true)}>
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

type KeptProps = { recipient: string; takesFocus: boolean; onShow: () => void }

function Kept({ recipient, takesFocus, onShow }: KeptProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  return (
    <p ref={line} tabIndex={-1} className={styles.kept}>
      {`You keep ${recipient}.`}
      <Button formAction="none" variant="inline-link" onClick={onShow}>
        Show the warning
      </Button>
    </p>
  )
}
