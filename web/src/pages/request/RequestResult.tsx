import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { generatePath } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { Actions } from '../../components/Actions.tsx'
import { LinkField } from '../../components/LinkField.tsx'
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
        <StepHeading takesFocus>{failed ? 'Pass the link on yourself' : 'Files are requested'}</StepHeading>
      </div>
      {failed && (
        <Alert type="warning" header={failed.title}>
          {failed.meaning} The request is there: copy the link below, and give it to {recipient} in another way.
        </Alert>
      )}
      <Panel title="What happens next">
        <div className={styles.body}>
          <p>
            {isLinkMailed && !failed ? (
              <>
                <b>{recipient}</b> gets this link by e-mail.
              </>
            ) : (
              <>
                Give this link to <b>{recipient}</b>.
              </>
            )}{' '}
            They can upload files until {formatDateTime(expiryDate)}.
          </p>
          <LinkField
            label="Upload link"
            note="It can be used once. Anyone with the link can upload in place of the person you asked."
            url={requestUrl}
          />
        </div>
      </Panel>
      <Actions>
        <Button onClick={onAgain}>Request more</Button>
        <LinkButton to={generatePath(pages.review.path, { transferId: id })} isPrimary>
          Review
        </LinkButton>
      </Actions>
    </SpaceBetween>
  )
}
