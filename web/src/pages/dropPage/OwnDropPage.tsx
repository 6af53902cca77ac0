import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import type * as z from 'zod'
import { getOwnDropPage } from '../../../../shared/contract/dropPages.ts'
import { isOpen } from '../../../../shared/domain/dropPage.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { drop as texts } from '../../../../shared/texts/en/drop.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { Loader } from '../../shell/Loader.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { RulesForm } from './RulesForm.tsx'

type Reply = z.output<typeof getOwnDropPage.reply>

export function OwnDropPage() {
  const call = useCall()
  const { reply, failure, retry } = useRead({
    key: getOwnDropPage.path,
    read: signal => call(getOwnDropPage, { signal }),
  })
  if (!reply && !failure) return <Loader />
  return (
    <PageBody>
      <StepHeading>{texts.ownHeading}</StepHeading>
      <p>{texts.intro}</p>
      {failure && (
        <Alert type="error" header={texts.failedTitle} action={<Button onClick={retry}>{common.retry}</Button>}>
          {failure.error instanceof Error ? translateSentence(failure.error.message) : ''}
        </Alert>
      )}
      {reply && <Content loaded={reply} />}
    </PageBody>
  )
}

function Content({ loaded }: { loaded: Reply }) {
  const [reply, setReply] = useState(loaded)
  const { isOffered, page } = reply
  return (
    <SpaceBetween size="l">
      {!isOffered && <Alert type="info">{texts.notOffered}</Alert>}
      {page && (
        <Panel title={texts.addressPanel}>
          <SpaceBetween size="m">
            <p role="status">{toStatus(page)}</p>
            <LinkField label={texts.addressPanel} note={texts.linkNote} url={page.url} />
          </SpaceBetween>
        </Panel>
      )}
      {(isOffered || page) && <RulesForm reply={reply} onSaved={setReply} />}
    </SpaceBetween>
  )
}

function toStatus(page: NonNullable<Reply['page']>): string {
  if (!page.isOn) return texts.isOff
  const date = formatDateTime(page.endsAt)
  return isOpen(page, Date.now()) ? texts.isOn(date) : texts.isOver(date)
}
