import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useEffect, useRef } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { PolicyRows } from './PolicyRows.tsx'
import styles from './policies.module.css'
import { useEditor } from './useEditor.tsx'
import { useLinkedPolicy } from './useLinkedPolicy.ts'
import { usePacks } from './usePacks.tsx'
import { usePolicies } from './usePolicies.ts'

export function PoliciesPage() {
  const { policies, matches, fault, reload, retry } = usePolicies()
  const root = useRef<HTMLDivElement>(null)
  const { open, opening, editor } = useEditor(policies, reload)
  const packs = usePacks(reload)
  useLinkedPolicy(open)
  const addButtons = (
    <>
      <Button loading={packs.isOpening} onClick={packs.open}>
        {policyPage.addFromPack}
      </Button>
      <Button variant="primary" loading={opening === 'new'} onClick={() => open(undefined)}>
        {policyPage.add}
      </Button>
    </>
  )
  const isEmpty = policies?.length === 0
  const focusHeading = () => root.current?.querySelector('h1')?.focus()
  // The first policy replaces the button that opened the dialog.
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) focusHeading()
    wasEmpty.current = isEmpty
  })
  return (
    <div ref={root} className={styles.page}>
      <StepHeading
        actions={
          isEmpty ? undefined : (
            <div className={styles.addButtons} data-tour="add">
              {addButtons}
            </div>
          )
        }
      >
        {policyPage.title}
      </StepHeading>
      <section className={styles.panel} data-tour="policies">
        {fault !== undefined && (
          <div className={styles.notice} role="alert">
            <Alert
              type={policies ? 'warning' : 'error'}
              header={policyPage.listFailed}
              action={
                <Button
                  onClick={() => {
                    focusHeading()
                    retry()
                  }}
                >
                  {common.retry}
                </Button>
              }
            >
              {fault}
            </Alert>
          </div>
        )}
        {isEmpty && (
          <EmptyState title={policyPage.empty} text={policyPage.emptyText}>
            {addButtons}
          </EmptyState>
        )}
        {!isEmpty && (policies || fault === undefined) && (
          <PolicyRows
            policies={policies}
            matches={matches}
            opening={opening}
            onEdit={policy => open(policy.id)}
            onChanged={reload}
          />
        )}
      </section>
      {editor}
      {packs.dialog}
    </div>
  )
}
