import Alert from '@cloudscape-design/components/alert'
import Tabs from '@cloudscape-design/components/tabs'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Policy } from '../../../../../shared/domain/policies/policy.ts'
import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { SheetDialog } from '../../../components/SheetDialog.tsx'
import { DraftSummary } from './DraftSummary.tsx'
import { EditorFoot } from './EditorFoot.tsx'
import { focusPath } from './focusPath.ts'
import styles from './form.module.css'
import { History } from './History.tsx'
import { JsonView } from './JsonView.tsx'
import { PolicyFields } from './PolicyFields.tsx'
import { type Fault, moveChanges, toDraft } from './policyDraft.ts'
import { SimulationPanel } from './SimulationPanel.tsx'
import { type Stale, StaleNotice } from './StaleNotice.tsx'
import { translateForm } from './translateForm.ts'
import { useDraft } from './useDraft.ts'
import { useSaving } from './useSaving.ts'
import { useSimulation } from './useSimulation.ts'

type View = 'form' | 'json' | 'history'

type Props = {
  form: PolicyForm
  /** With all its versions; undefined for a new one. */
  policy: (Policy & { versions: readonly Policy[]; isShortened?: true | undefined }) | undefined
  /** Of the other policies. */
  otherNames: readonly string[]
  onClose: (isSaved: boolean) => void
}

export function PolicyEditor({ form: given, policy, otherNames, onClose }: Props) {
  const form = useMemo(() => translateForm(given), [given])
  const editing = useDraft(form, policy)
  const { base, draft, faults, isDirty } = editing
  const { save, isSaving } = useSaving()
  const { tried, isOutdated, run } = useSimulation(draft)
  const root = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>('form')
  const [focused, setFocused] = useState<{ path: string }>()
  const [stale, setStale] = useState<Stale>()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (focused) focusPath(root.current, focused.path)
  }, [focused])
  useEffect(() => {
    if (stale || problem !== undefined) root.current?.scrollIntoView({ block: 'start' })
  }, [stale, problem])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isDirty) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const showFault = (path: string) => {
    if (view === 'history') setView('form')
    editing.showAll()
    setFocused({ path: view === 'json' ? '' : path })
  }
  const showRefused = (fields: readonly Fault[]) => {
    editing.refuse(fields)
    showFault(fields[0]?.path.replace(/^body\./, '') ?? '')
  }
  const tryOut = async () => {
    const [fault] = faults
    if (fault) return showFault(fault.path)
    const refused = await run()
    if (refused.length > 0) showRefused(refused)
  }
  const submit = async (content = draft) => {
    const [fault] = content === draft ? faults : []
    if (fault) return showFault(fault.path)
    if (base && content === draft && !isDirty) return onClose(false)
    setProblem(undefined)
    const saved = await save(content, base)
    if (saved.outcome === 'saved') return onClose(true)
    if (saved.outcome === 'refused') showRefused(saved.fields)
    if (saved.outcome === 'conflict') setProblem(saved.message)
    if (saved.outcome === 'stale' && base) {
      setStale({ base, newer: saved.newer, own: content, isLoaded: false })
    }
  }
  const close = () => (isDirty ? setIsLeaving(true) : onClose(false))
  const changeView = (next: View) => {
    if (view === 'json' && editing.json.faults.length > 0) return setFocused({ path: '' })
    if (next === 'json') editing.openJson()
    setView(next)
  }
  const tabs = [
    { id: 'form', label: policyEditor.form, content: <PolicyFields form={form} editing={editing} /> },
    { id: 'json', label: policyEditor.json, content: <JsonView editing={editing} /> },
    ...(policy
      ? [
          {
            id: 'history',
            label: policyEditor.history,
            content: (
              <History
                versions={withNewer(policy.versions, stale?.newer ?? base)}
                isShortened={policy.isShortened ?? false}
                isDirty={isDirty}
                isRestoring={isSaving}
                onRestore={version => submit(toDraft(version))}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <SheetDialog
      title={policyEditor.title}
      onClose={close}
      head={null}
      foot={
        <EditorFoot
          isValid={faults.length === 0}
          isTrying={tried?.status === 'running'}
          isSaving={isSaving}
          onTry={tryOut}
          onClose={close}
          onSave={() => submit()}
        />
      }
    >
      <div ref={root} className={styles.editor}>
        {stale && (
          <StaleNotice
            stale={stale}
            onLoad={() => {
              editing.rebase(stale.newer, toDraft(stale.newer))
              setStale({ ...stale, isLoaded: true })
            }}
            onKeep={() => {
              const { own, base, newer } = stale
              editing.rebase(newer, moveChanges(own, toDraft(base), toDraft(newer)))
              setStale(undefined)
            }}
          />
        )}
        {problem !== undefined && (
          <div role="alert">
            <Alert type="error" header={policyEditor.conflict}>
              {problem}
            </Alert>
          </div>
        )}
        <div className={styles.columns}>
          <Tabs
            ariaLabel={policyEditor.views}
            tabs={tabs}
            activeTabId={view}
            onChange={({ detail }) => changeView(detail.activeTabId as View)}
          />
          <aside className={styles.aside}>
            <DraftSummary draft={draft} form={form} otherNames={otherNames} />
          </aside>
        </div>
        {tried && <SimulationPanel tried={tried} isOutdated={isOutdated} onRetry={tryOut} />}
      </div>
      <Dialog
        isOpen={isLeaving}
        title={policyEditor.leave}
        stay={policyEditor.stay}
        onStay={() => setIsLeaving(false)}
        act={policyEditor.discard}
        onAct={() => onClose(false)}
        isDestructive
      >
        <p>{policyEditor.leaveText}</p>
      </Dialog>
    </SheetDialog>
  )
}

function withNewer(versions: readonly Policy[], newest: Policy | undefined): readonly Policy[] {
  const isKnown = versions.some(({ version }) => version === newest?.version)
  return newest === undefined || isKnown ? versions : [newest, ...versions]
}
