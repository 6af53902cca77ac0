import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import type { Policy, PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { describePolicyChanges } from '../../../../../shared/texts/policyChanges.ts'
import { Actions } from '../../../components/Actions.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './form.module.css'
import type { PolicyDraft } from './policyDraft.ts'

/** Another administrator saved first. */
export type Stale = { base: Policy; newer: Policy; own: PolicyDraft; isLoaded: boolean }

type Props = { stale: Stale; onLoad: () => void; onKeep: () => void }

export function StaleNotice({ stale: { base, newer, own, isLoaded }, onLoad, onKeep }: Props) {
  const { version, updatedBy, lastUpdated } = newer
  return (
    <div role="alert" className={styles.stale}>
      <Alert
        type="warning"
        header={
          isLoaded ? policyEditor.staleLoaded(version) : policyEditor.stale(updatedBy.email, version, base.version)
        }
      >
        <div className={styles.list}>
          <div>
            <h3>{policyEditor.newerChanges(version, formatDateTime(lastUpdated))}</h3>
            <ChangeList changes={describePolicyChanges(base, newer)} />
          </div>
          <div>
            <h3>{policyEditor.ownChanges}</h3>
            {/* Both texts name an unknown value as it is. */}
            <ChangeList changes={describePolicyChanges(base, own as PolicyContent)} />
          </div>
          <Actions>
            {!isLoaded && (
              <Button formAction="none" onClick={onLoad}>
                {policyEditor.loadVersion(version)}
              </Button>
            )}
            <Button formAction="none" onClick={onKeep}>
              {policyEditor.reapply(version)}
            </Button>
          </Actions>
        </div>
      </Alert>
    </div>
  )
}
