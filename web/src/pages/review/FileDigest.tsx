import Popover from '@cloudscape-design/components/popover'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './fileDigest.module.css'

const SHOWN_CHARACTERS = 8

/** Lets people compare the digest with that of the recipient's copy. */
export function FileDigest({ file }: { file: { name: string; sha256?: string | undefined } }) {
  if (!file.sha256) return <SecondaryText>Not yet known</SecondaryText>
  const beginning = `${file.sha256.slice(0, SHOWN_CHARACTERS)}…`
  return (
    <Popover
      header={`SHA-256 of ${file.name}`}
      position="top"
      size="large"
      triggerType="text"
      triggerAriaLabel={`${beginning}, SHA-256 of ${file.name}`}
      dismissAriaLabel="Close"
      content={<FullDigest digest={file.sha256} />}
      renderWithPortal
    >
      <span className={styles.digest}>{beginning}</span>
    </Popover>
  )
}

function FullDigest({ digest }: { digest: string }) {
  const [isRefused, setIsRefused] = useState(false)
  return (
    <SpaceBetween size="s">
      <span className={styles.digest}>{digest}</span>
      <CopyButton text={digest} onRefused={() => setIsRefused(true)}>
        Copy SHA-256
      </CopyButton>
      {isRefused && <span>This browser does not let pages copy. Please select the value and copy it.</span>}
    </SpaceBetween>
  )
}
