import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'
import { pages } from '../../../../../shared/domain/pages.ts'
import { countFiles } from '../../../../../shared/texts/format.ts'
import { Actions } from '../../../components/Actions.tsx'
import { AddressField, withName } from '../../../components/AddressField.tsx'
import { DiscardDraft } from '../../../components/DiscardDraft.tsx'
import { FieldPair } from '../../../components/FieldPair.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { StepHeading } from '../../../components/StepHeading.tsx'
import { SwitchFormLink } from '../../../components/SwitchFormLink.tsx'
import type { MissingFile } from '../../../files/chosenFile.ts'
import { type Advice, usePolicyAdvice } from '../../../policies/usePolicyAdvice.ts'
import { StepBar } from '../StepBar.tsx'
import type { Preparation } from '../useSendFlow.ts'
import {
  type Draft,
  type DraftFaults,
  type DraftField,
  declaredFiles,
  describeSum,
  findFaults,
  getRecipient,
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
  limits: TransferLimits
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
        <StepHeading takesFocus={isReturned && !isRecipientAsked}>Send files</StepHeading>
        <Panel title="Files" note={describeSum(draft)}>
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
        <Panel title="Recipient">
          <SpaceBetween size="l">
            <FieldPair>
              <FormField label="Recipient name - optional" errorText={shown('recipientName')} stretch>
                <Input
                  name="recipientName"
                  autoComplete={false}
                  value={draft.recipientName}
                  onChange={({ detail }) => onChange({ recipientName: detail.value })}
                  onBlur={() => touch('recipientName')}
                />
              </FormField>
              <AddressField
                label="Recipient e-mail"
                name="recipient"
                value={draft.recipient}
                fault={isBlocked && shownAdvice ? 'A policy blocks this transfer: see below.' : shown('recipient')}
                personName={draft.recipientName}
                messages={shownAdvice?.rvMessages}
                takesFocus={isRecipientAsked}
                onChange={(recipient, name) => onChange({ recipient, ...withName(name) })}
                onTouch={() => touch('recipient')}
              />
            </FieldPair>
            <MessageField draft={draft} fault={shown('message')} onChange={onChange} onTouch={() => touch('message')} />
          </SpaceBetween>
        </Panel>
        {areFilesValid && shownAdvice && shownAdvice.messages.length > 0 && (
          <Suspense>
            <StepAdvice advice={shownAdvice} onCheck={retry} />
          </Suspense>
        )}
        {preparation === 'failed' && !isBlocked && <PreparationFailed next="Next Step" />}
        <Actions {...area}>
          {onDiscard && (
            <DiscardDraft onDiscard={onDiscard}>The files, the recipient and the options are cleared.</DiscardDraft>
          )}
          <Button
            variant="primary"
            disabled={!canGoOn}
            disabledReason={isBlocked ? blockedReason : toReason(faults)}
            loading={preparation === 'running'}
            loadingText="Checking the transfer"
          >
            Next Step
          </Button>
        </Actions>
        {!isRedirected && <SwitchFormLink to={pages.request.path} question="Do you want to request files?" />}
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

const blockedReason = 'Your organisation does not allow this transfer.'

function toAdvised(draft: Draft, { fields }: DraftFaults, areFilesValid: boolean) {
  if (fields.recipient !== undefined) return undefined
  return { recipient: getRecipient(draft), files: areFilesValid ? declaredFiles(draft) : [] }
}

const fieldNames: Record<DraftField, string> = {
  files: 'files',
  recipientName: 'recipient name',
  recipient: 'recipient e-mail',
  message: 'message',
}

function toReason({ fields }: DraftFaults): string {
  const wrong = (Object.keys(fields) as DraftField[]).map(field => fieldNames[field])
  return `To continue, please check: ${wrong.length > 0 ? wrong.join(', ') : fieldNames.files}.`
}

type MissingFilesProps = { missing: readonly MissingFile[]; onOpen: () => void }

function MissingFiles({ missing, onOpen }: MissingFilesProps) {
  const canOpen = missing.some(({ handle }) => handle !== undefined)
  return (
    <Alert
      type="info"
      header={canOpen ? `Open ${countFiles(missing.length)} again` : `Choose ${countFiles(missing.length)} again`}
      {...(canOpen && {
        action: (
          <Button formAction="none" onClick={onOpen}>
            Open again
          </Button>
        ),
      })}
    >
      {canOpen
        ? 'The page was reloaded, and the browser asks before it opens your files again.'
        : 'The page was reloaded, and the browser does not keep files. Choose the same files again, or remove them.'}{' '}
      Everything else that you entered is kept.
    </Alert>
  )
}
