import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import type { Policy } from '../../../../../shared/domain/policies/policy.ts'
import { formatDateTime } from '../../../../../shared/texts/format.ts'
import { describePolicyChanges } from '../../../../../shared/texts/policyChanges.ts'
import { policySummary } from '../../../../../shared/texts/policySummary.ts'
import { Dialog } from '../../../components/Dialog.tsx'
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
                  <h3>Version {version.version}</h3>
                  <p className={styles.help}>
                    <time dateTime={version.lastUpdated}>{formatDateTime(version.lastUpdated)}</time>, by{' '}
                    {version.updatedBy.email}
                  </p>
                </div>
                {index > 0 && (
                  <Button
                    formAction="none"
                    ariaLabel={`Restore version ${version.version}`}
                    onClick={() => setWanted(version)}
                  >
                    Restore
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
      {isShortened && <p className={styles.help}>Older versions do not fit on this page.</p>}
      <Dialog
        isOpen={wanted !== undefined}
        title={`Restore version ${wanted?.version}?`}
        stay="Cancel"
        onStay={() => setWanted(undefined)}
        act="Restore"
        running={isRestoring ? 'Restoring' : undefined}
        onAct={async () => {
          if (wanted) await onRestore(wanted)
          setWanted(undefined)
        }}
      >
        {wanted && versions[0] && (
          <div className={styles.list}>
            <p>It is saved as version {versions[0].version + 1}, with these changes:</p>
            <ChangeList changes={describePolicyChanges(versions[0], wanted)} />
            {isDirty && <p>Your changes that are not saved are lost.</p>}
          </div>
        )}
      </Dialog>
    </>
  )
}
