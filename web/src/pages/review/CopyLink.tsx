import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { common, components } from '../../../../shared/texts/en/common.ts'
import { recipients } from '../../../../shared/texts/en/recipients.ts'
import { copyText } from '../../components/copyText.ts'
import { useToasts } from '../../shell/toasts.tsx'
import styles from './recipientsPanel.module.css'

/** The link of one of several recipients. */
export function CopyLink({ url, about }: { url: string; about: string }) {
  const toasts = useToasts()
  const [isRefused, setIsRefused] = useState(false)
  const copy = async () => {
    if (await copyText(url)) toasts.success(common.about(components.copied, about))
    else setIsRefused(true)
  }
  return (
    <>
      <Button variant="inline-link" ariaLabel={common.about(components.copyLink, about)} onClick={copy}>
        {components.copyLink}
      </Button>
      {isRefused && (
        <div role="alert">
          {recipients.copyRefused}{' '}
          <code dir="ltr" className={styles.link}>
            {url}
          </code>
        </div>
      )}
    </>
  )
}
