import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { generatePath } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { success, request as texts } from '../../../../shared/texts/en/send.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { Actions } from '../../components/Actions.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { Marked } from '../../components/Marked.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import styles from './requestResult.module.css'
import type { Requested } from './useRequesting.ts'

type Props = {
  requested: Requested
  isLinkMailed: boolean
  onAgain: () => void
}

export function RequestResult({ requested, isLinkMailed, onAgain }: Props) {
  const { id, recipient, expiryDate, requestUrl, linkMail } = requested
  const failed = linkMailText(linkMail)
  return (
    <SpaceBetween size="l">
      <div className={styles.head}>
        {!failed && (
          <span className={styles.sign}>
            <Icon name="check" size="medium" />
          </span>
        )}
        <StepHeading takesFocus>{failed ? success.byHand : texts.resultHeading}</StepHeading>
      </div>
      {failed && (
        <Alert type="warning" header={failed.title}>
          {texts.notMailed(failed.meaning, recipient)}
        </Alert>
      )}
      <Panel title={texts.resultPanel}>
        <div className={styles.body}>
          <p>
            <Marked
              text={isLinkMailed && !failed ? texts.mailed(expiryDate) : texts.give(expiryDate)}
              marks={{ recipient: <b>{recipient}</b> }}
            />
          </p>
          <LinkField label={texts.link} note={texts.linkNote} url={requestUrl} />
        </div>
      </Panel>
      <Actions>
        <Button onClick={onAgain}>{texts.again}</Button>
        <LinkButton to={generatePath(pages.review.path, { transferId: id })} isPrimary>
          {texts.review}
        </LinkButton>
      </Actions>
    </SpaceBetween>
  )
}
