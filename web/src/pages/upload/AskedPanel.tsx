import SpaceBetween from '@cloudscape-design/components/space-between'
import { useSearchParams } from 'react-router'
import { common } from '../../../../shared/texts/en/common.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { Facts } from '../../components/Facts.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { Asked } from './readLink.ts'

export function AskedPanel({ asked }: { asked: Asked }) {
  const [query] = useSearchParams()
  const { requester, organisationName, responderName, message, expiryDate } = asked
  // The embedding application shows the message.
  const isMessageShown = message !== '' && !query.has('addontransfer')
  const facts = [
    { name: texts.askedBy, value: requester ? texts.asker(requester, organisationName) : organisationName },
    ...(responderName ? [{ name: texts.askedFor, value: responderName }] : []),
    { name: texts.until, value: formatDateTime(expiryDate) },
  ]
  return (
    <Panel title={texts.askedPanel}>
      <SpaceBetween size="l">
        <Facts items={facts} />
        {isMessageShown && (
          <Facts
            isStacked
            items={[{ name: common.message, value: <LongText about={texts.aboutMessage}>{message}</LongText> }]}
          />
        )}
      </SpaceBetween>
    </Panel>
  )
}
