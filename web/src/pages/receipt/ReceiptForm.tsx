import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import FormField from '@cloudscape-design/components/form-field'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import Textarea from '@cloudscape-design/components/textarea'
import { useState } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../../shared/texts/en/receipt.ts'
import { Actions } from '../../components/Actions.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import type { Genuine, Verdict } from '../../receipts/judgeReceipt.ts'
import { translateSentence } from '../../texts/sentences.ts'
import { FileChoice } from './FileChoice.tsx'

type Refused = Exclude<Verdict, Genuine>

type Props = {
  refused: Refused | undefined
  isVerifying: boolean
  /** After another receipt. */
  takesFocus: boolean
  onGiven: (given: Blob) => void
}

export function ReceiptForm({ refused, isVerifying, takesFocus, onGiven }: Props) {
  const [text, setText] = useState('')
  return (
    <PageBody>
      <StepHeading takesFocus={takesFocus}>{texts.heading}</StepHeading>
      <p>{texts.intro}</p>
      <LiveRegion assertive>{refused && <Refusal refused={refused} onRetry={onGiven} />}</LiveRegion>
      <Panel title={texts.panel}>
        <form
          onSubmit={event => {
            event.preventDefault()
            if (!isVerifying && text.trim() !== '') onGiven(new Blob([text]))
          }}
        >
          <SpaceBetween size="l">
            <FileChoice
              invitation={texts.drop}
              label={texts.choose}
              hint={texts.hint}
              isOn={!isVerifying}
              onChoose={onGiven}
            />
            <FormField label={texts.paste} stretch>
              <div dir="ltr">
                <Textarea value={text} rows={4} spellcheck={false} onChange={({ detail }) => setText(detail.value)} />
              </div>
            </FormField>
            <Actions>
              <Button variant="primary" loading={isVerifying} loadingText={texts.verifying}>
                {texts.verify}
              </Button>
            </Actions>
            <SecondaryText>{texts.stays}</SecondaryText>
          </SpaceBetween>
        </form>
      </Panel>
    </PageBody>
  )
}

function Refusal({ refused, onRetry }: { refused: Refused; onRetry: (given: Blob) => void }) {
  if (refused.kind === 'keysFailed') {
    const { error, given } = refused
    return (
      <Alert
        type="error"
        header={texts.keysFailed}
        action={<Button onClick={() => onRetry(given)}>{common.retry}</Button>}
      >
        {error instanceof Error && translateSentence(error.message)}
      </Alert>
    )
  }
  if (refused.kind === 'otherInstallation') {
    return (
      <Alert type="error" header={texts.otherInstallation.title}>
        {texts.otherInstallation.text(refused.issuer)}
      </Alert>
    )
  }
  const { title, text } = texts.refused[refused.refusal]
  return (
    <Alert type="error" header={title}>
      {text}
    </Alert>
  )
}
