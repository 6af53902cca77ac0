import Popover from '@cloudscape-design/components/popover'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './fileDigest.module.css'

const SHOWN_CHARACTERS = 8

/** Lets people compare the digest with that of the recipient's copy. */
export function FileDigest({ file }: { file: { name: string; sha256?: string | undefined } }) {
  if (!file.sha256) return <SecondaryText>{review.files.unknown}</SecondaryText>
  const beginning = `${file.sha256.slice(0, SHOWN_CHARACTERS)}…`
  return (
    <Popover
      header={review.files.digestOf(file.name)}
      position="top"
      size="large"
      triggerType="text"
      triggerAriaLabel={review.files.digestStartOf(beginning, file.name)}
      dismissAriaLabel={common.close}
      content={<FullDigest digest={file.sha256} />}
      renderWithPortal
    >
      <span className={styles.digest} dir="ltr">
        {beginning}
      </span>
    </Popover>
  )
}

function FullDigest({ digest }: { digest: string }) {
  const [isRefused, setIsRefused] = useState(false)
  return (
    <SpaceBetween size="s">
      <span className={styles.digest} dir="ltr">
        {digest}
      </span>
      <CopyButton text={digest} onRefused={() => setIsRefused(true)}>
        {review.files.copyDigest}
      </CopyButton>
      {isRefused && <span>{review.files.copyRefused}</span>}
    </SpaceBetween>
  )
}
