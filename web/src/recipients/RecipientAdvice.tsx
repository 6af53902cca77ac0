import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { VerificationMessage } from '../../../shared/domain/verification.ts'
import { send } from '../../../shared/texts/en/send.ts'
import { HelpLink } from '../components/HelpLink.tsx'
import { SecondaryText } from '../components/SecondaryText.tsx'
import { translateSentence } from '../texts/sentences.ts'
import styles from './recipientAdvice.module.css'

type Props = { messages: readonly VerificationMessage[]; onUse: (address: string) => void }

/** Reasons to check an address, under its field. They never block. */
export function RecipientAdvice({ messages, onUse }: Props) {
  return (
    <LiveRegion>
      {messages.map(({ flag, text, evidence, suggestion }) => (
        <div key={flag} className={styles.advice}>
          <StatusIndicator type={flag === 'DOMAIN_BANNED' ? 'error' : 'warning'} wrapText>
            {translateSentence(text)}
          </StatusIndicator>
          {evidence && <SecondaryText>{translateSentence(evidence)}</SecondaryText>}
          {suggestion && (
            <Button formAction="none" variant="inline-link" onClick={() => onUse(suggestion)}>
              {send.check.use(suggestion)}
            </Button>
          )}
        </div>
      ))}
      {messages.length > 0 && (
        <SecondaryText>
          <HelpLink section="org" question="recipientWarning" />
        </SecondaryText>
      )}
    </LiveRegion>
  )
}
