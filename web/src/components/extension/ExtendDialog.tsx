import Alert from '@cloudscape-design/components/alert'
import { useId, useState } from 'react'
import { extendTransfer } from '../../../../shared/contract/transfers.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { extension as texts } from '../../../../shared/texts/en/extension.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { formatDateTime, formatDuration } from '../../../../shared/texts/format.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { Dialog } from '../Dialog.tsx'
import { SecondaryText } from '../SecondaryText.tsx'
import styles from './extendDialog.module.css'
import { findEnds, findPreset } from './extensionEnds.ts'

export type ExtendDialogProps = {
  transferId: string
  expiryDate: string
  /** The latest end that the organisation allows, where it is known. */
  latest?: string | undefined
  /** Days that a link of a mail asks for. */
  days?: number | undefined
  onClose: () => void
  onExtended: (expiryDate: string) => void
  /** The state of the page may be outdated. */
  onFailed: () => void
}

export function ExtendDialog({
  transferId,
  expiryDate,
  latest,
  days,
  onClose,
  onExtended,
  onFailed,
}: ExtendDialogProps) {
  const call = useCall()
  const toasts = useToasts()
  const group = useId()
  // The chosen end must not move while it is read.
  const [from] = useState(() => Math.max(Date.now(), Date.parse(expiryDate)))
  const [limit, setLimit] = useState(latest)
  const [chosen, setChosen] = useState<string>()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })
  const ends = findEnds(from, limit)
  const end = ends.find(one => one.expiryDate === chosen) ?? findPreset(ends, days)

  const extend = async () => {
    if (!end) return
    setAttempt({ isRunning: true })
    try {
      const extended = await call(extendTransfer, { params: { id: transferId }, body: { expiryDate: end.expiryDate } })
      toasts.success(texts.done(formatDateTime(extended.expiryDate)))
      onExtended(extended.expiryDate)
      onClose()
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
      setLimit(readLatest(error) ?? limit)
      onFailed()
    }
  }
  return (
    <Dialog
      isOpen
      title={texts.title}
      stay={common.cancel}
      onStay={onClose}
      act={words.extend}
      onAct={extend}
      running={attempt.isRunning ? texts.running : undefined}
    >
      <div className={styles.content}>
        {texts.text}
        {ends.length > 0 && (
          <fieldset className={styles.ends}>
            <legend>{texts.choose}</legend>
            {ends.map(({ expiryDate: at, days: more }) => (
              <label key={at}>
                <input type="radio" name={group} checked={at === end?.expiryDate} onChange={() => setChosen(at)} />
                <span>
                  {texts.until(formatDateTime(at))}
                  <SecondaryText>
                    {more === undefined ? texts.longest : texts.more(formatDuration(more, 'day'))}
                  </SecondaryText>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header={texts.failed}>
              {translateSentence(attempt.fault)} {limit !== undefined && texts.latest(formatDateTime(limit))}
            </Alert>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function readLatest(error: unknown): string | undefined {
  const current = error instanceof ApiError ? error.reply?.current : undefined
  if (typeof current !== 'object' || current === null || !('expiryDate' in current)) return undefined
  return typeof current.expiryDate === 'string' ? current.expiryDate : undefined
}
