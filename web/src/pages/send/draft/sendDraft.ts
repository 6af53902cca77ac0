import type { AnonymizationPolicy } from '../../../../../shared/domain/anonymisation.ts'
import { createDraft } from '../../../app/drafts.ts'
import type { FileToSend, MissingFile } from '../../../files/chosenFile.ts'
import { emptyFlow, type Flow, isBegun } from '../flow.ts'
import { noOptions } from '../options/options.ts'
import { type Draft, emptyDraft } from './draft.ts'

/** A limit is needed, because browsers do not report a closed tab. */
const HANDLES_KEPT_MS = 7 * 24 * 60 * 60_000

/** Files keep only their identity. */
type StoredFlow = Pick<Flow, 'id' | 'asked' | 'previousId' | 'options' | 'optionsFor' | 'kept'> & {
  draft: Omit<Draft, 'files' | 'earlierOptions'>
}

let withHandles: readonly FileToSend[] = []
let lastWrite: Promise<unknown> = Promise.resolve()

const store = createDraft<Flow, StoredFlow>({
  key: 'sendDraft',
  empty: emptyFlow,
  isBegun: ({ draft }) => isBegun(draft),
  isAtStake: flow =>
    !isWithServer(flow) &&
    flow.draft.files.length > 0 &&
    (withHandles !== flow.draft.files || flow.draft.files.some(file => !file.handle || getSecrets(file).length > 0)),
  toStored(flow) {
    // From here on, the unfinished upload can resume.
    if (isWithServer(flow)) return undefined
    const { id, asked, previousId, options, optionsFor, kept, draft } = flow
    const { files, ...values } = draft
    const missing = [...files.map(toMissing), ...draft.missing.map(withoutHandle)]
    return { id, asked, previousId, options, optionsFor, kept, draft: { ...values, missing } }
  },
  fromStored: ({ draft, options, ...stored }) => ({
    ...stored,
    options: { ...noOptions, ...options },
    draft: { ...emptyDraft, ...draft },
  }),
})

export const sendDraft = {
  ...store,

  change(subject: string | undefined, update: (last: Flow) => Flow): void {
    const { draft: last } = store.of(subject)
    store.change(subject, before => {
      const flow = update(before)
      return flow.id === '' ? { ...flow, id: crypto.randomUUID() } : flow
    })
    const { id, draft } = store.of(subject)
    if (draft.files !== last.files) keepHandles(id, draft.files, draft.missing)
  },

  forget(subject: string | undefined): void {
    const { id } = store.of(subject)
    // Another person's draft may have replaced it.
    if (id === '') return
    store.forget()
    if (withHandles.length > 0) {
      withHandles = []
      inTurn(async () => (await handlesModule()).forgetHandles(id))
    }
  },
}

/** From then on, the browser's record of the upload can resume and guards the tab. */
function isWithServer({ sending }: Flow): boolean {
  const { transfer, stage } = sending?.engine.state() ?? {}
  return transfer !== undefined && stage !== 'cancelled'
}

function keepHandles(id: string, files: readonly FileToSend[], missing: readonly MissingFile[]): void {
  const handles = new Map([...files, ...missing].flatMap(({ tempId, handle }) => (handle ? [[tempId, handle]] : [])))
  if (handles.size === 0 && withHandles.length === 0) return
  inTurn(async () => {
    const { keepHandles } = await handlesModule()
    if (!(await keepHandles(id, handles, Date.now(), Date.now() - HANDLES_KEPT_MS))) return
    withHandles = files
    store.touch()
  })
}

/** A page load without files needs no handles. */
const handlesModule = () => import('../../../upload/keptHandles.ts')

function inTurn(work: () => Promise<unknown>): void {
  lastWrite = lastWrite.then(work).catch(() => {})
}

/** Browsers write sessionStorage to the disk in clear text. */
function toMissing({ file: { size, lastModified }, ...file }: FileToSend): MissingFile {
  const hasSecret = getSecrets(file).length > 0
  return {
    ...withoutHandle({ ...file, size, lastModified }),
    anonymisation: hasSecret ? withoutSecrets(file.anonymisation) : file.anonymisation,
    toCheck: hasSecret ? 'secret' : file.toCheck,
  }
}

function withoutHandle({ handle, ...file }: MissingFile): MissingFile {
  return file
}

const SECRETS = ['salt', 'key']

function getSecrets({ anonymisation }: Pick<FileToSend, 'anonymisation'>) {
  const parameters = anonymisation?.anonymizationRules.flatMap(rule => rule.parameters) ?? []
  return parameters.filter(({ key, value }) => SECRETS.includes(key) && value !== '')
}

function withoutSecrets(policy: AnonymizationPolicy | undefined): AnonymizationPolicy | undefined {
  return (
    policy && {
      ...policy,
      anonymizationRules: policy.anonymizationRules.map(rule => ({
        ...rule,
        parameters: rule.parameters.map(parameter =>
          SECRETS.includes(parameter.key) ? { ...parameter, value: '' } : parameter,
        ),
      })),
    }
  )
}
