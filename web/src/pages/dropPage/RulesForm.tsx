import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import Input from '@cloudscape-design/components/input'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod'
import { type getOwnDropPage, saveDropPage } from '../../../../shared/contract/dropPages.ts'
import { drop as texts } from '../../../../shared/texts/en/drop.ts'
import { useCall } from '../../auth/session.tsx'
import { Actions } from '../../components/Actions.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { toBody, toDraft, toFaults } from './rulesDraft.ts'

type Reply = z.output<typeof getOwnDropPage.reply>

export function RulesForm({ reply, onSaved }: { reply: Reply; onSaved: (saved: Reply) => void }) {
  const call = useCall()
  const toasts = useToasts()
  const [draft, setDraft] = useState(() => toDraft(reply))
  const [state, setState] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? toFaults(draft) : {}
  const { page } = reply

  type Draft = typeof draft
  const change = (patch: Partial<Draft>) => setDraft(last => ({ ...last, ...patch }))
  type TextField = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]
  const field = (name: TextField, label: string, note?: ReactNode, type: 'text' | 'number' | 'password' = 'text') => (
    <FormField label={label} constraintText={note} errorText={faults[name]} stretch>
      <Input
        name={name}
        type={type}
        value={draft[name]}
        autoComplete={false}
        {...(type === 'number' && { inputMode: 'numeric' as const })}
        onChange={({ detail }) => change({ [name]: detail.value })}
      />
    </FormField>
  )
  const checkbox = (name: 'isOn' | 'isRenewed' | 'isPasswordRemoved', label: string) => (
    <Checkbox checked={draft[name]} onChange={({ detail }) => change({ [name]: detail.checked })}>
      {label}
    </Checkbox>
  )

  const save = async () => {
    setIsTried(true)
    if (Object.keys(toFaults(draft)).length > 0) return
    setState({ isRunning: true })
    try {
      const saved = await call(saveDropPage, { body: toBody(draft) })
      setDraft(toDraft(saved))
      setIsTried(false)
      setState({ isRunning: false })
      toasts.success(texts.saved)
      onSaved(saved)
    } catch (error) {
      setState({ isRunning: false, fault: error instanceof Error ? translateSentence(error.message) : '' })
    }
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!state.isRunning) void save()
      }}
    >
      <SpaceBetween size="l">
        <Panel title={texts.rulesPanel}>
          <SpaceBetween size="l">
            {field('title', texts.title)}
            <FormField label={texts.visitorMessage} stretch>
              <Textarea
                name="message"
                rows={3}
                value={draft.message}
                onChange={({ detail }) => change({ message: detail.value })}
              />
            </FormField>
            <FieldPair>
              {field('maxFiles', texts.mostFiles, undefined, 'number')}
              {field('fileSizeMiB', texts.fileMiB, undefined, 'number')}
            </FieldPair>
            <FieldPair>
              {field('totalSizeMiB', texts.totalMiB, undefined, 'number')}
              {field('expiryDays', texts.stays, undefined, 'number')}
            </FieldPair>
            {field('extensions', texts.kindsField, texts.kindsHint)}
            {field('visitors', texts.visitors, texts.visitorsHint)}
            <FieldPair>
              {field('days', texts.days, undefined, 'number')}
              {field(
                'password',
                texts.ownPassword,
                page?.hasPassword ? texts.hasPassword : texts.ownPasswordHint,
                'password',
              )}
            </FieldPair>
            {page?.hasPassword && checkbox('isPasswordRemoved', texts.removePassword)}
            {page && checkbox('isRenewed', texts.renew)}
            {checkbox('isOn', texts.takesFiles)}
          </SpaceBetween>
        </Panel>
        <LiveRegion assertive>
          {state.fault !== undefined && (
            <Alert type="error" header={texts.failedTitle}>
              {state.fault}
            </Alert>
          )}
        </LiveRegion>
        <Actions>
          <Button variant="primary" loading={state.isRunning} loadingText={texts.saving}>
            {page ? texts.save : texts.make}
          </Button>
        </Actions>
      </SpaceBetween>
    </form>
  )
}
