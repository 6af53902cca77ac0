import LiveRegion from '@cloudscape-design/components/live-region'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { policyDemandText, requiredText } from '../../../../../shared/texts/policies.ts'
import { PolicyNotice } from '../../../policies/PolicyNotice.tsx'
import { findNotices, findRequirements } from '../../../policies/reasons.ts'
import type { Advice } from '../../../policies/usePolicyAdvice.ts'

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

function Announced({ messages, policyFeatures }: Advice) {
  const required = findRequirements(messages, policyFeatures)
  const features = [...new Set(required.map(({ feature }) => feature))]
  return (
    <>
      {findNotices(messages).map(({ policyId, policyName, text }) => (
        <div key={policyId}>
          <StatusIndicator type="warning" wrapText>
            {text} Policy: “{policyName}”.
          </StatusIndicator>
        </div>
      ))}
      {features.length > 0 && (
        <StatusIndicator type="info" wrapText>
          {policyDemandText(
            requiredText(features),
            required.map(({ policyName }) => ({ name: policyName })),
          )}
        </StatusIndicator>
      )}
    </>
  )
}
