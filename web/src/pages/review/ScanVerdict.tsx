import Button from '@cloudscape-design/components/button'
import { useEffect, useRef } from 'react'
import { review } from '../../../../shared/texts/en/review.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { malwareText } from '../../../../shared/texts/malware.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import type { FollowedFile } from './fileStateView.ts'

/** Without a scanner, a plain fact once the file was inspected. */
export function ScanVerdict({ file }: { file: FollowedFile }) {
  const { name, malware, malwareAllowedUntil, findings, isRequest, onDecide } = file
  const result = useRef<HTMLDivElement>(null)
  const isAllowed = malwareAllowedUntil !== undefined
  /** Whether it was allowed when an administrator opened the dialog. */
  const wasAllowed = useRef<boolean>(undefined)
  // The button that had the focus says something else, or is gone.
  useEffect(() => {
    if (wasAllowed.current !== !isAllowed) return
    wasAllowed.current = undefined
    result.current?.focus()
  }, [isAllowed])
  if (!malware) return findings ? <SecondaryText>{words.malware.notScanned}</SecondaryText> : null
  const text = malwareText(malware)
  const { allowedUntil, askAgain, sendAgain, allow, allowOf, end, endOf } = review.malware
  const isInfected = malware.verdict === 'infected'
  return (
    <>
      <div ref={result} tabIndex={-1}>
        {text && <SecondaryText>{text}</SecondaryText>}
        {isAllowed && (isInfected || onDecide) && (
          <SecondaryText>
            {allowedUntil(formatDateTime(malwareAllowedUntil))} {!onDecide && (isRequest ? askAgain : sendAgain)}
          </SecondaryText>
        )}
      </div>
      {onDecide && (isInfected || isAllowed) && (
        <Button
          ariaLabel={isAllowed ? endOf(name) : allowOf(name)}
          onClick={() => {
            wasAllowed.current = isAllowed
            onDecide()
          }}
        >
          {isAllowed ? end : allow}
        </Button>
      )}
    </>
  )
}
