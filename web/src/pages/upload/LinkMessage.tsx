import Button from '@cloudscape-design/components/button'
import { AlertIcon, ClockIcon, CompassIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { getRequesterName, type LinkCheck } from './readLink.ts'
import { toFailureText } from './toFailureText.ts'
import { useUploadTexts } from './uploadTexts.ts'

type Props = {
  state: Exclude<LinkCheck, { kind: 'open' | 'unfinished' | 'handedIn' }>
  onRetry: () => void
}

export function LinkMessage({ state, onRetry }: Props) {
  const texts = useUploadTexts()
  switch (state.kind) {
    case 'used':
      return <Message icon={<ClockIcon />} title={texts.usedTitle} text={texts.used} />
    case 'taken':
      return (
        <Message icon={<ClockIcon />} title={texts.takenTitle} text={texts.usedByOther}>
          <Button onClick={onRetry}>{texts.lookAgain}</Button>
        </Message>
      )
    case 'begun':
      return (
        <Message icon={<ClockIcon />} title={texts.begunTitle} text={texts.begun}>
          <p>{texts.begunHelp(getRequesterName(state.asked))}</p>
          <Button onClick={onRetry}>{texts.lookAgain}</Button>
        </Message>
      )
    case 'withdrawn':
      return <Message icon={<ClockIcon />} title={texts.withdrawnTitle} text={texts.withdrawn} />
    case 'expired':
      return <Message icon={<ClockIcon />} title={texts.expiredTitle} text={texts.expired} />
    case 'unknown':
      return <Message icon={<CompassIcon />} title={texts.unknownTitle} text={texts.unknown} />
    case 'elsewhere':
      return <Message icon={<ClockIcon />} title={texts.unfinishedHeading} text={texts.elsewhere} />
    case 'unreachable':
      return (
        <Message icon={<AlertIcon />} title={texts.failed} text={toFailureText(state.error, texts)}>
          <Button variant="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Message>
      )
  }
}
