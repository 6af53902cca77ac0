import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { demandTexts, policyTexts } from '../../../../../shared/texts/en/options.ts'
import { policyDemandText, requiredText } from '../../../../../shared/texts/policies.ts'
import styles from '../../../components/options/options.module.css'
import { PolicyNotice } from '../../../policies/PolicyNotice.tsx'
import { findNotices, findRequirements, reasonsFor } from '../../../policies/reasons.ts'
import type { Advice } from '../../../policies/usePolicyAdvice.ts'
import { translateSentence } from '../../../texts/sentences.ts'

type Props = { advice: Advice; onCheck: () => void }

/** A block in full. Step 2 explains the rest: here it is announced. */
export function StepAdvice({ advice, onCheck }: Props) {
  return (
    <LiveRegion>
      {advice.outcome === 'block' ? (
        <PolicyNotice messages={advice.messages} isBlocked about="transfer" onCheck={onCheck} />
      ) : (
        <Announced {...advice} />
      )}
    </LiveRegion>
  )
}

function Announced(advice: Advice) {
  const { messages } = advice
  return (
    <SpaceBetween size="xs">
      {findNotices(messages).map(({ policyId, policyName, text }) => (
        <div key={policyId} className={styles.required}>
          <StatusIndicator type="warning" wrapText>
            {translateSentence(text)} {policyTexts.by([policyName], 0)}
          </StatusIndicator>
        </div>
      ))}
      {findDemands(advice).map(({ text, by }) => (
        <div key={text} className={styles.required}>
          <StatusIndicator type="info" wrapText>
            {policyDemandText(
              text,
              by.map(({ policyName }) => ({ name: policyName })),
            )}
          </StatusIndicator>
        </div>
      ))}
    </SpaceBetween>
  )
}

/** What policies ask for, without options that they only prohibit. */
function findDemands({ messages, policyFeatures, expiry, templateSets: [set] }: Advice) {
  const required = findRequirements(messages, policyFeatures)
  return [
    { text: requiredText([...new Set(required.map(({ feature }) => feature))]), by: required },
    { text: demandTexts.minExpiry(expiry.min), by: reasonsFor(messages, 'minExpiryDays') },
    { text: demandTexts.maxExpiry(expiry.max), by: reasonsFor(messages, 'maxExpiryDays') },
    { text: demandTexts.templateSet(set?.name ?? ''), by: reasonsFor(messages, 'templateSet') },
    { text: demandTexts.signIn, by: reasonsFor(messages, 'signIn') },
  ].filter(({ by }) => by.length > 0)
}
