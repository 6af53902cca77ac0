import { useMemo, useState } from 'react'
import type { Policy } from '../../../../../shared/domain/policies/policy.ts'
import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { findDraftFaults } from './draftFaults.ts'
import { emptyDraft, type Fault, type PolicyDraft, readDraft, toDraft, writeDraft } from './policyDraft.ts'

type Refused = Fault & { value: string }

/** The one state of the form and of the JSON view. */
export function useDraft(form: PolicyForm, opened: Policy | undefined) {
  const [base, setBase] = useState(opened)
  const [draft, setDraft] = useState(() => (opened ? toDraft(opened) : emptyDraft))
  const [json, setJson] = useState({ text: '', faults: [] as Fault[] })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isAllShown, setIsAllShown] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const faults = useMemo(() => {
    const own = findDraftFaults(draft, form)
    // The server's fault holds until its value changes.
    const others = refused.filter(({ path, value }) => valueAt(draft, path) === value)
    return [...own, ...others]
  }, [draft, form, refused])
  const isShown = (path: string) => isAllShown || touched.has(path)
  const savedText = writeDraft(base ? toDraft(base) : emptyDraft)

  return {
    base,
    draft,
    faults: json.faults.length > 0 ? json.faults : faults,
    isDirty: json.faults.length > 0 || writeDraft(draft) !== savedText,
    json,
    change: (patch: Partial<PolicyDraft>) => setDraft(last => ({ ...last, ...patch })),
    /** A fault of the control at this path, or of one of its values. */
    faultAt(path: string): Fault | undefined {
      const isOwn = (fault: Fault) => fault.path === path || fault.path.startsWith(`${path}.`)
      return faults.find(fault => isOwn(fault) && (isShown(path) || refused.some(one => one.path === fault.path)))
    },
    /** Shows faults after the press that left the control: a button that moves under the pointer loses its click. */
    touch(path: string) {
      const show = () => setTouched(last => new Set([...last, path]))
      for (const end of ['mouseup', 'keyup']) addEventListener(end, show, { once: true })
    },
    showAll: () => setIsAllShown(true),
    refuse(fields: readonly Fault[]) {
      const own = fields.map(({ path, message }) => ({ path: path.replace(/^body\./, ''), message }))
      setRefused(own.map(fault => ({ ...fault, value: valueAt(draft, fault.path) })))
    },
    openJson: () => setJson({ text: writeDraft(draft), faults: [] }),
    changeJson(text: string) {
      const read = readDraft(text, readable => findDraftFaults(readable, form))
      if ('draft' in read) setDraft(read.draft)
      setJson({ text, faults: 'faults' in read ? read.faults : [] })
    },
    /** Edits another version from now on. */
    rebase(policy: Policy, next: PolicyDraft) {
      setBase(policy)
      setDraft(next)
      setJson({ text: writeDraft(next), faults: [] })
      setRefused([])
    },
  }
}

export type Editing = ReturnType<typeof useDraft>

function valueAt(draft: PolicyDraft, path: string): string {
  const found = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], draft)
  return JSON.stringify(found) ?? ''
}
