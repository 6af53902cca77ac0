import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { useEffect, useState } from 'react'
import { components } from '../../../shared/texts/en/common.ts'
import { copyText } from './copyText.ts'

const COPIED_MILLISECONDS = 3000

type Props = {
  text: string
  children: string
  onRefused: () => void
}

export function CopyButton({ text, children, onRefused }: Props) {
  const [copiedAt, setCopiedAt] = useState<number>()

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    if (await copyText(text)) setCopiedAt(performance.now())
    else onRefused()
  }
  const isCopied = copiedAt !== undefined
  return (
    <>
      <Button iconName={isCopied ? 'check' : 'copy'} onClick={copy}>
        {isCopied ? components.copied : children}
      </Button>
      <LiveRegion hidden>{isCopied ? components.copied : ''}</LiveRegion>
    </>
  )
}
