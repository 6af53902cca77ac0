import SpaceBetween from '@cloudscape-design/components/space-between'
import { useSearchParams } from 'react-router'
import { Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { Asked } from './readLink.ts'
import { useUploadTexts } from './uploadTexts.ts'

export function AskedPanel({ asked }: { asked: Asked }) {
  const texts = useUploadTexts()
  const [query] = useSearchParams()
  const { requester, organisationName, responderName, message, expiryDate } = asked
  // The embedding application shows the message.
  const isMessageShown = message !== '' && !query.has('addontransfer')
  const facts = [
    { name: texts.askedBy, value: requester ? `${requester}, ${organisationName}` : organisationName },
    ...(responderName ? [{ name: texts.askedFor, value: responderName }] : []),
    { name: texts.until, value: texts.when(expiryDate) },
  ]
  return (
    <Panel title={texts.askedPanel}>
      <SpaceBetween size="l">
        <Facts items={facts} />
        {isMessageShown && (
          <Facts
            isStacked
            items={[{ name: texts.message, value: <LongText about={texts.aboutMessage}>{message}</LongText> }]}
          />
        )}
      </SpaceBetween>
    </Panel>
  )
}
