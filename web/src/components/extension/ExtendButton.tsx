import Button from '@cloudscape-design/components/button'
import { lazy, Suspense, useState } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { useAfterClosing } from '../useAfterClosing.ts'
import type { ExtendDialogProps } from './ExtendDialog.tsx'

const ExtendDialog = lazy(async () => ({ default: (await import('./ExtendDialog.tsx')).ExtendDialog }))

type Props = Omit<ExtendDialogProps, 'onClose'> & {
  /** In a list. */
  shortOf?: string | undefined
  /** Opened by a link of a mail, which changes nothing yet. */
  isOpenedByLink?: boolean
  onClosed?: () => void
}

export function ExtendButton({ shortOf, isOpenedByLink = false, onClosed, ...dialog }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenedByLink)
  const noteDone = useAfterClosing(isOpen, () => onClosed?.())
  return (
    <>
      <Button
        {...(shortOf === undefined
          ? {}
          : { variant: 'inline-link' as const, ariaLabel: common.about(words.extend, shortOf) })}
        onClick={() => setIsOpen(true)}
      >
        {words.extend}
      </Button>
      {isOpen && (
        <Suspense>
          <ExtendDialog
            {...dialog}
            onClose={() => setIsOpen(false)}
            onExtended={expiryDate => {
              noteDone()
              dialog.onExtended(expiryDate)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
