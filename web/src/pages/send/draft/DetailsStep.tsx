import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { pages } from '../../../../../shared/domain/pages.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { demandTexts, policyTexts } from '../../../../../shared/texts/en/options.ts'
import { send } from '../../../../../shared/texts/en/send.ts'
import { words } from '../../../../../shared/texts/en/words.ts'
import { Actions } from '../../../components/Actions.tsx'
import { DiscardDraft } from '../../../components/DiscardDraft.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { StepHeading } from '../../../components/StepHeading.tsx'
import { SwitchFormLink } from '../../../components/SwitchFormLink.tsx'
import type { MissingFile } from '../../../files/chosenFile.ts'
import { type Advice, usePolicyAdvice } from '../../../policies/usePolicyAdvice.ts'
import { RecipientFields } from '../../../recipients/RecipientFields.tsx'
import { getAddressees } from '../../../recipients/typedRecipients.ts'
import { StepBar } from '../StepBar.tsx'
import type { Preparation } from '../useSendFlow.ts'
import {
  type Draft,
  type DraftFaults,
  type DraftField,
  type DraftLimits,
  declaredFiles,
  describeSum,
  findFaults,
  isValid,
} from './draft.ts'
import { FilesField } from './FilesField.tsx'
import { MessageField } from './MessageField.tsx'
import { PreparationFailed } from './PreparationFailed.tsx'
import { useAnonymising } from './useAnonymising.tsx'
import { useHeld } from './useHeld.ts'

const StepAdvice = lazy<ComponentType<{ advice: Advice; onCheck: () => void }>>(() =>
  import('./StepAdvice.tsx').then(
    ({ StepAdvice }) => ({ default: StepAdvice }),
    // Only advice: the server binds.
    () => ({ default: () => null }),
  ),
)

type Props = {
  draft: Draft
  limits: DraftLimits
  preparation: Preparation
  isReturned: boolean
  /** Moves the focus to the address. */
  isRecipientAsked: boolean
  /** Another application awaits the result. */
  isRedirected: boolean
  onChange: (patch: Partial<Draft>) => void
  onNext: () => void
  onOpenMissing: () => void
  onDiscard: (() => void) | undefined
}

export function DetailsStep(props: Props) {
  const { draft, limits, preparation, isReturned, isRecipientAsked, isRedirected } = props
  const { onChange, onNext, onOpenMissing, onDiscard } = props
  // A field that a link filled in is checked too.
  const [touched, setTouched] = useState<ReadonlySet<DraftField>>(() => new Set(draft.recipient ? ['recipient'] : []))
  const touch = (field: DraftField) => setTouched(last => new Set(last).add(field))
  const faults = findFaults(draft, limits)
  const areFilesValid = faults.fields.files === undefined && faults.files.size === 0
  const { advice, isCurrent, retry, ...asked } = usePolicyAdvice(toAdvised(draft, faults, areFilesValid))
  // Without the files, only the recipient is judged.
  const isBlocked = areFilesValid && asked.isBlocked
  // Step 2 shows it in any case.
  const { shown: shownAdvice, area } = useHeld(isCurrent ? advice : undefined)
  // Policies may have changed.
  useEffect(() => {
    if (preparation === 'failed') retry()
  }, [preparation, retry])
  const canGoOn = isValid(faults) && preparation !== 'running' && !isBlocked
  const shown = (field: DraftField) => (touched.has(field) ? faults.fields[field] : undefined)
  const anonymising = useAnonymising(draft.files, files => onChange({ files }))

  const form = (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (canGoOn) onNext()
      }}
    >
      <SpaceBetween size="l">
        <StepBar step={1} />
        <StepHeading takesFocus={isReturned && !isRecipientAsked}>{send.heading}</StepHeading>
        <Panel title={common.files} note={describeSum(draft)} tour="files">
          <SpaceBetween size="m">
            {draft.missing.length > 0 && <MissingFiles missing={draft.missing} onOpen={onOpenMissing} />}
            <FilesField
              files={draft.files}
              missing={draft.missing}
              limits={limits}
              fault={
                draft.missing.length > 0 ? undefined : draft.files.length > 0 ? faults.fields.files : shown('files')
              }
              fileFaults={faults.files}
              action={anonymising.action}
              onChange={(files, missing) => {
                touch('files')
                onChange({ files, missing })
              }}
            />
          </SpaceBetween>
        </Panel>
        <Panel
          title={common.recipient}
          note={draft.added.length > 0 && words.several.count(getAddressees(draft).length)}
        >
          <SpaceBetween size="l">
            <RecipientFields
              typed={draft}
              faults={{
                recipient: isBlocked && shownAdvice ? policyTexts.transferBelow : shown('recipient'),
                recipientName: shown('recipientName'),
              }}
              messages={draft.recipient === '' ? undefined : shownAdvice?.rvMessages}
              takesFocus={isRecipientAsked}
              onChange={onChange}
              onTouch={touch}
            />
            <MessageField draft={draft} fault={shown('message')} onChange={onChange} onTouch={() => touch('message')} />
          </SpaceBetween>
        </Panel>
        {areFilesValid && shownAdvice && shownAdvice.messages.length > 0 && (
          <Suspense>
            <StepAdvice advice={shownAdvice} onCheck={retry} />
          </Suspense>
        )}
        {preparation === 'failed' && !isBlocked && <PreparationFailed next={send.next} />}
        <Actions {...area}>
          {onDiscard && <DiscardDraft onDiscard={onDiscard}>{send.discardText}</DiscardDraft>}
          <Button
            variant="primary"
            disabled={!canGoOn}
            disabledReason={isBlocked ? demandTexts.block : toReason(faults)}
            loading={preparation === 'running'}
            loadingText={send.checking}
          >
            {send.next}
          </Button>
        </Actions>
        {!isRedirected && <SwitchFormLink to={pages.request.path} question={send.requestInstead} />}
      </SpaceBetween>
    </form>
  )
  // Outside the form: Enter in its fields must not submit step 1.
  return (
    <>
      {form}
      {anonymising.dialog}
    </>
  )
}

function toAdvised(draft: Draft, { fields }: DraftFaults, areFilesValid: boolean) {
  // The others were advised when they were the last.
  const last = fields.recipient === undefined ? getAddressees(draft).at(-1) : undefined
  return last && { recipient: last.recipient, files: areFilesValid ? declaredFiles(draft) : [] }
}

function toReason({ fields }: DraftFaults): string {
  const wrong = (Object.keys(fields) as DraftField[]).map(field => send.fields[field])
  return send.toCheck(wrong.length > 0 ? wrong : [send.fields.files])
}

type MissingFilesProps = { missing: readonly MissingFile[]; onOpen: () => void }

function MissingFiles({ missing, onOpen }: MissingFilesProps) {
  const texts = send.missing
  const canOpen = missing.some(({ handle }) => handle !== undefined)
  return (
    <Alert
      type="info"
      header={canOpen ? texts.openTitle(missing.length) : texts.chooseTitle(missing.length)}
      {...(canOpen && {
        action: (
          <Button formAction="none" onClick={onOpen}>
            {texts.open}
          </Button>
        ),
      })}
    >
      {canOpen ? texts.openText : texts.chooseText}
    </Alert>
  )
}
