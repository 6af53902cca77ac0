import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { Policy } from '../../../../../shared/domain/policies/policy.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { describePolicyChanges } from '../../../../../shared/texts/policyChanges.ts'
import { policySummary } from '../../../../../shared/texts/policySummary.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { Marked } from '../../../components/Marked.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './form.module.css'

type Props = {
  /** Newest first. */
  versions: readonly Policy[]
  isShortened: boolean
  isDirty: boolean
  isRestoring: boolean
  onRestore: (version: Policy) => Promise<void>
}

export function History({ versions, isShortened, isDirty, isRestoring, onRestore }: Props) {
  const [wanted, setWanted] = useState<Policy>()
  return (
    <>
      <ol className={styles.history}>
        {versions.map((version, index) => {
          const earlier = versions[index + 1]
          // A reply about a stale version leaves out those in between.
          const before = earlier?.version === version.version - 1 ? earlier : undefined
          return (
            <li key={version.version}>
              <div className={styles.version}>
                <div>
                  <h3>{policyEditor.version(version.version)}</h3>
                  <p className={styles.help}>
                    <Marked
                      text={policyEditor.savedBy('{time}', version.updatedBy.email)}
                      marks={{
                        time: <time dateTime={version.lastUpdated}>{formatDateTime(version.lastUpdated)}</time>,
                      }}
                    />
                  </p>
                </div>
                {index > 0 && (
                  <Button
                    formAction="none"
                    ariaLabel={policyEditor.restoreVersion(version.version)}
                    onClick={() => setWanted(version)}
                  >
                    {policyEditor.restore}
                  </Button>
                )}
              </div>
              {before ? (
                <ChangeList changes={describePolicyChanges(before, version)} />
              ) : (
                <p className={styles.sentence}>{policySummary(version)}</p>
              )}
            </li>
          )
        })}
      </ol>
      {isShortened && <p className={styles.help}>{policyEditor.olderVersions}</p>}
      <Dialog
        isOpen={wanted !== undefined}
        title={policyEditor.restoreTitle(wanted?.version ?? 0)}
        stay={common.cancel}
        onStay={() => setWanted(undefined)}
        act={policyEditor.restore}
        running={isRestoring ? policyEditor.restoring : undefined}
        onAct={async () => {
          if (wanted) await onRestore(wanted)
          setWanted(undefined)
        }}
      >
        {wanted && versions[0] && (
          <div className={styles.list}>
            <p>{policyEditor.restoreText(versions[0].version + 1)}</p>
            <ChangeList changes={describePolicyChanges(versions[0], wanted)} />
            {isDirty && <p>{policyEditor.restoreLoses}</p>}
          </div>
        )}
      </Dialog>
    </>
  )
}
