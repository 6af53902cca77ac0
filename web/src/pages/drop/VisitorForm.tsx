import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import Input, { type InputProps } from '@cloudscape-design/components/input'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import { useRef, useState } from 'react'
import type * as z from 'zod'
import { enterDropPage, type getDropPage } from '../../../../shared/contract/dropPages.ts'
import { EmailAddress } from '../../../../shared/domain/email.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { drop as texts } from '../../../../shared/texts/en/drop.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { formatBytes, formatCount } from '../../../../shared/texts/format.ts'
import { useCall } from '../../auth/session.tsx'
import { Actions } from '../../components/Actions.tsx'
import { Facts } from '../../components/Facts.tsx'
import { FieldPair } from '../../components/FieldPair.tsx'
import { LongText } from '../../components/LongText.tsx'
import { focusField } from '../../components/options/focusField.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { translateSentence } from '../../texts/sentences.ts'

const MIB = 1024 * 1024

type Page = z.output<typeof getDropPage.reply>
type Props = { id: string; page: Page; onEntered: (requestUrl: string) => void }
type Draft = { name: string; email: string; message: string; password: string }
const fields = ['name', 'email', 'password'] as const

export function VisitorForm({ id, page, onEntered }: Props) {
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({ name: '', email: '', message: '', password: '' })
  const [isTried, setIsTried] = useState(false)
  const [state, setState] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })
  // A repeat after a lost reply is the same visit.
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const faults = findFaults(draft, page)
  const fieldProps = (field: keyof Draft, type?: InputProps.Type) => ({
    name: field,
    value: draft[field],
    ...(type && { type }),
    onChange: ({ detail }: { detail: { value: string } }) => setDraft(last => ({ ...last, [field]: detail.value })),
  })

  const enter = async () => {
    setIsTried(true)
    const wrong = fields.find(field => faults[field] !== undefined)
    if (wrong) return focusField(form.current, wrong)
    const { password, ...stated } = draft
    const body = { ...stated, ...(page.hasPassword && { password }) }
    const text = JSON.stringify(body)
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
    setState({ isRunning: true })
    try {
      const { key: idempotencyKey } = attempt.current
      onEntered((await call(enterDropPage, { params: { id }, body, idempotencyKey })).requestUrl)
    } catch (error) {
      // A refusal is a decision on this attempt.
      attempt.current = undefined
      const fault = error instanceof Error ? translateSentence(error.message) : ''
      setState({ isRunning: false, fault })
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!state.isRunning) void enter()
      }}
    >
      <SpaceBetween size="l">
        <StepHeading>{page.title || texts.heading(page.recipient)}</StepHeading>
        <Panel title={texts.aboutPanel}>
          <SpaceBetween size="l">
            <Facts items={toFacts(page)} />
            {page.message !== '' && (
              <Facts
                isStacked
                items={[{ name: common.message, value: <LongText about={common.message}>{page.message}</LongText> }]}
              />
            )}
          </SpaceBetween>
        </Panel>
        <Panel title={texts.youPanel}>
          <SpaceBetween size="l">
            <FieldPair>
              <div data-field="name">
                <FormField label={texts.name} errorText={isTried && faults.name} stretch>
                  <Input {...fieldProps('name')} ariaRequired autoComplete="name" />
                </FormField>
              </div>
              <div data-field="email">
                <FormField label={texts.email} errorText={isTried && faults.email} stretch>
                  <Input {...fieldProps('email', 'email')} ariaRequired autoComplete="email" spellcheck={false} />
                </FormField>
              </div>
            </FieldPair>
            <FormField label={texts.message} stretch>
              <Textarea {...fieldProps('message')} rows={4} />
            </FormField>
            {page.hasPassword && (
              <div data-field="password">
                <FormField
                  label={texts.password}
                  constraintText={texts.passwordHint}
                  errorText={isTried && faults.password}
                  stretch
                >
                  <Input {...fieldProps('password', 'password')} ariaRequired autoComplete={false} />
                </FormField>
              </div>
            )}
            <SecondaryText>{texts.stated}</SecondaryText>
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
          <Button variant="primary" loading={state.isRunning} loadingText={texts.entering}>
            {texts.next}
          </Button>
        </Actions>
      </SpaceBetween>
    </form>
  )
}

function findFaults({ name, email, password }: Draft, { hasPassword }: Page) {
  const address = EmailAddress.safeParse(email)
  return {
    name: name.trim() === '' ? fieldTexts.required : undefined,
    email: address.success ? undefined : (address.error.issues[0]?.message ?? fieldTexts.invalidEmail),
    password: hasPassword && password === '' ? fieldTexts.required : undefined,
  }
}

function toFacts({ recipient, organisationName, limits }: Page) {
  const { maxFiles, fileSizeMiB, totalSizeMiB, extensions } = limits
  return [
    {
      name: texts.recipient,
      value: (
        <>
          {recipient}
          <SecondaryText>{organisationName}</SecondaryText>
        </>
      ),
    },
    { name: texts.mostFiles, value: formatCount(maxFiles) },
    { name: texts.largestFile, value: formatBytes(fileSizeMiB * MIB) },
    { name: texts.inTotal, value: formatBytes(totalSizeMiB * MIB) },
    ...(extensions.length > 0 ? [{ name: texts.kinds, value: extensions.join(', ') }] : []),
  ]
}
