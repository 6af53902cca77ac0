import Button from '@cloudscape-design/components/button'
import { generatePath, useNavigate, useParams } from 'react-router'
import { getDropPage } from '../../../../shared/contract/dropPages.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { drop as texts } from '../../../../shared/texts/en/drop.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { AlertIcon, CompassIcon } from '../../shell/icons.tsx'
import { Loader } from '../../shell/Loader.tsx'
import { Message } from '../../shell/Message.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { getStatus } from '../../upload/failure.ts'
import { VisitorForm } from './VisitorForm.tsx'

/** Its visitor gets an upload link of their own, where the files are chosen. */
export function DropPage() {
  const { id = '' } = useParams()
  const call = useCall()
  const navigate = useNavigate()
  const { reply, failure, retry } = useRead({
    key: `${getDropPage.path} ${id}`,
    read: signal => call(getDropPage, { params: { id }, signal }),
  })
  if (reply) {
    const enter = (requestUrl: string) => {
      const linkId = requestUrl.slice(requestUrl.lastIndexOf('/') + 1)
      void navigate(generatePath(pages.upload.path, { linkId }))
    }
    return (
      <PageBody>
        <VisitorForm id={id} page={reply} onEntered={enter} />
      </PageBody>
    )
  }
  if (!failure) return <Loader />
  // A malformed address is refused before the lookup.
  if ([400, 404].includes(getStatus(failure.error) ?? 0)) {
    return <Message icon={<CompassIcon />} title={texts.unknownTitle} text={texts.unknown} />
  }
  const text = failure.error instanceof Error ? translateSentence(failure.error.message) : ''
  return (
    <Message icon={<AlertIcon />} title={texts.failedTitle} text={text}>
      <Button variant="primary" onClick={retry}>
        {common.retry}
      </Button>
    </Message>
  )
}
