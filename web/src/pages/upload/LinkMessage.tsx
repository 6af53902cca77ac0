import Button from '@cloudscape-design/components/button'
import { common } from '../../../../shared/texts/en/common.ts'
import { sending } from '../../../../shared/texts/en/sending.ts'
import { requestTexts, upload as texts } from '../../../../shared/texts/en/upload.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { AlertIcon, ClockIcon, CompassIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { getRequesterName, type LinkCheck } from './readLink.ts'
import { toFailureText } from './toFailureText.ts'

type Props = {
  state: Exclude<LinkCheck, { kind: 'open' | 'unfinished' | 'handedIn' }>
  onRetry: () => void
}

export function LinkMessage({ state, onRetry }: Props) {
  switch (state.kind) {
    case 'used':
      return (
        <Message icon={<ClockIcon />} title={requestTexts.usedTitle} text={requestTexts.used}>
          <HelpLink section="recipient" question="uploadLinkEnded" />
        </Message>
      )
    case 'taken':
      return (
        <Message icon={<ClockIcon />} title={texts.takenTitle} text={texts.usedByOther}>
          <Button onClick={onRetry}>{texts.lookAgain}</Button>
        </Message>
      )
    case 'begun':
      return (
        <Message
          icon={<ClockIcon />}
          title={requestTexts.begunTitle}
          text={`${requestTexts.begun} ${texts.begunThere}`}
        >
          <p>{texts.begunHelp(getRequesterName(state.asked))}</p>
          <Button onClick={onRetry}>{texts.lookAgain}</Button>
        </Message>
      )
    case 'withdrawn':
      return (
        <Message
          icon={<ClockIcon />}
          title={requestTexts.withdrawnTitle}
          text={`${requestTexts.withdrawn} ${texts.withdrawnHelp}`}
        />
      )
    case 'infected':
      return <Message icon={<AlertIcon />} title={texts.infectedTitle} text={texts.infected} />
    case 'expired':
      return (
        <Message icon={<ClockIcon />} title={requestTexts.expiredTitle} text={requestTexts.expired}>
          <HelpLink section="recipient" question="uploadLinkEnded" />
        </Message>
      )
    case 'unknown':
      return (
        <Message icon={<CompassIcon />} title={texts.unknownTitle} text={texts.unknown}>
          <HelpLink section="recipient" question="linkUnknown" />
        </Message>
      )
    case 'elsewhere':
      return <Message icon={<ClockIcon />} title={texts.unfinishedHeading} text={sending.elsewhere} />
    case 'unreachable':
      return (
        <Message icon={<AlertIcon />} title={texts.failed} text={toFailureText(state.error)}>
          <Button variant="primary" onClick={onRetry}>
            {common.retry}
          </Button>
        </Message>
      )
  }
}
