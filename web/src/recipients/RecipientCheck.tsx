import Alert, { type AlertProps } from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useRef, useState } from 'react'
import { toWrittenAddress } from '../../../shared/domain/typedAddress.ts'
import type { VerificationMessage } from '../../../shared/domain/verification.ts'
import { send } from '../../../shared/texts/en/send.ts'
import { translateSentence } from '../texts/sentences.ts'
import { ComparedAddresses } from './ComparedAddresses.tsx'
import styles from './recipientCheck.module.css'
import { type CheckedRecipients, toQuestion } from './toQuestion.ts'
import { toReadable } from './toReadable.ts'

type Props = {
  checked: CheckedRecipients
  /** As the sender wrote it; of several, the first with the number of the others. */
  recipient: string
  onChangeRecipient: () => void
  onUse: (before: string, after: string) => void
  /** The address and the messages that the sender keeps, also after Back and Next. */
  kept: string | undefined
  onKeep: (kept: string | undefined) => void
  /** Moves the focus to the warning. */
  takesFocus?: boolean
}

/** Why the recipient needs a second look. The sender changes the address, or keeps it and sees only a line. */
export function RecipientCheck(props: Props) {
  const { checked, recipient, onChangeRecipient, onUse, kept, onKeep, takesFocus = false } = props
  const { outcome, rvMessages } = checked
  const isBlocked = outcome === 'block'
  const asked = toQuestion(checked)
  const isKept = kept === asked && !isBlocked
  const [isAnswered, setIsAnswered] = useState(takesFocus)
  const alert = useRef<AlertProps.Ref>(null)
  const answer = (keeps: boolean) => {
    setIsAnswered(true)
    onKeep(keeps ? asked : undefined)
  }
  // The pressed button is gone, or asked for the check.
  useEffect(() => {
    if (isAnswered && !isKept) alert.current?.focus()
  }, [isAnswered, isKept])
  if (rvMessages.length === 0 && !isBlocked) return null
  if (isKept) return <Kept recipient={recipient} takesFocus={isAnswered} onShow={() => answer(false)} />

  const questions = toQuestions(checked)
  const isSeveral = checked.recipients.length > 1
  const suggested = questions.filter(hasSuggestion)
  return (
    <Alert
      ref={alert}
      type={isBlocked ? 'error' : 'warning'}
      header={isBlocked ? send.check.blockedTitle : send.check.title}
    >
      <SpaceBetween size="s">
        {/* Keyboards scroll a long list. */}
        <section
          className={styles.questions}
          aria-label={isSeveral ? recipient : undefined}
          tabIndex={isSeveral ? 0 : undefined}
        >
          {questions.map(({ address, messages, suggestion }) => (
            <SpaceBetween key={address} size="s">
              {suggestion === undefined ? (
                <strong className={styles.address}>{isSeveral ? toReadable(address) : recipient}</strong>
              ) : (
                <ComparedAddresses
                  address={isSeveral ? toReadable(address) : recipient}
                  sentTo={address}
                  suggestion={toWrittenAddress(suggestion)}
                />
              )}
              {messages.map(message => (
                <Reason key={message.flag} {...message} />
              ))}
            </SpaceBetween>
          ))}
        </section>
        {isBlocked && <div>{send.check.blocked}</div>}
        <SpaceBetween size="xs" direction="horizontal">
          {suggested.map(({ address, suggestion }) => (
            <Button
              key={address}
              formAction="none"
              variant={isSeveral ? 'normal' : 'primary'}
              onClick={() => onUse(address, suggestion)}
            >
              {send.check.use(toWrittenAddress(suggestion))}
            </Button>
          ))}
          <Button formAction="none" onClick={onChangeRecipient}>
            {send.check.change}
          </Button>
          {!isBlocked && (
            <Button formAction="none" onClick={() => answer(true)}>
              {send.check.keep(recipient)}
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  )
}

type Question = { address: string; messages: VerificationMessage[]; suggestion: string | undefined }

/** A single recipient is shown without a message, too. */
function toQuestions({ recipients, rvMessages }: CheckedRecipients): Question[] {
  return recipients
    .map(address => {
      const messages = rvMessages.filter(message => recipients.length === 1 || message.recipient === address)
      return { address, messages, suggestion: messages.flatMap(message => message.suggestion ?? [])[0] }
    })
    .filter(({ messages }) => recipients.length === 1 || messages.length > 0)
}

function hasSuggestion(question: Question): question is Question & { suggestion: string } {
  return question.suggestion !== undefined
}

function Reason({ text, evidence }: VerificationMessage) {
  return (
    <div className={styles.reason}>
      {translateSentence(text)}
      {evidence && <div>{translateSentence(evidence)}</div>}
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
      {send.check.kept(recipient)}
      <Button formAction="none" variant="inline-link" onClick={onShow}>
        {send.check.showWarning}
      </Button>
    </p>
  )
}
