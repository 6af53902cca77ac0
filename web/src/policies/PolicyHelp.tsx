import type { PolicyMessage } from '../../../shared/domain/policies/policyMessage.ts'
import { HelpLink } from '../components/HelpLink.tsx'

/** Why an option cannot be changed, once for all options. */
export function PolicyHelp({ messages }: { messages: readonly PolicyMessage[] }) {
  if (messages.every(({ feature }) => feature === 'transfer')) return null
  return (
    <div>
      <HelpLink section="org" question="policyRequired" />
    </div>
  )
}
