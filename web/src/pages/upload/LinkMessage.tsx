import Button from '@cloudscape-design/components/button'
import { AlertIcon, ClockIcon, CompassIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { useUploadTexts } from './uploadTexts.ts'

type Props = {
  kind: 'used' | 'taken' | 'expired' | 'unknown' | 'unreachable' | 'elsewhere'
  onRetry: () => void
}

/** Why a link takes no files, here and now. */
export function LinkMessage({ kind, onRetry }: Props) {
  const texts = useUploadTexts()
  switch (kind) {
    case 'used':
      return <Message icon={<ClockIcon />} title={texts.usedTitle} text={texts.used} />
    case 'taken':
      return <Message icon={<ClockIcon />} title={texts.usedTitle} text={`${texts.used} ${texts.usedByOther}`} />
    case 'expired':
      return <Message icon={<ClockIcon />} title={texts.expiredTitle} text={texts.expired} />
    case 'unknown':
      return <Message icon={<CompassIcon />} title={texts.unknownTitle} text={texts.unknown} />
    case 'elsewhere':
      return <Message icon={<ClockIcon />} title={texts.unfinishedHeading} text={texts.elsewhere} />
    case 'unreachable':
      return (
        <Message icon={<AlertIcon />} title={texts.failed} text={texts.unreachable}>
          <Button variant="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Message>
      )
  }
}
