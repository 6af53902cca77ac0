import Icon from '@cloudscape-design/components/icon'
import { useId, useRef } from 'react'
import { generatePath } from 'react-router'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { LongText } from '../../components/LongText.tsx'
import { Marked } from '../../components/Marked.tsx'
import { toModalEvents, useModal } from '../../components/useModal.ts'
import { LinkButton } from '../../shell/LinkButton.tsx'
import type { Present } from '../rows/Cell.tsx'
import { type OwnActions, RowActions } from '../rows/RowActions.tsx'
import styles from './detailsDialog.module.css'
import { ListedFiles } from './ListedFiles.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferMeaning } from './TransferMeaning.tsx'

type Props = {
  transfer: ListedTransfer
  present: Present
  actions: OwnActions | undefined
  /** Administrators have their own review page. */
  isSender: boolean
  onClose: () => void
}

export function DetailsDialog({ transfer, present, actions, isSender, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const review = isSender ? pages.review : pages.reviewAny
  const { id, recipient, recipientName, message, isTransferRequest } = transfer

  // Screen readers start at the name.
  const reopen = useModal(dialog, true, titleRef)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the buttons close it, too; this is for pointers
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      {...toModalEvents(onClose, reopen)}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={styles.layout}>
        <div className={styles.head}>
          <div>
            <h2 ref={titleRef} id={heading} tabIndex={-1}>
              <Marked
                text={isTransferRequest ? lists.details.requestTo : lists.details.transferTo}
                marks={{ recipient: <bdi>{recipientName || recipient}</bdi> }}
              />
            </h2>
            <TransferMeaning transfer={transfer} />
          </div>
          <button type="button" className={styles.close} aria-label={common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <section>
            <h3>{common.message}</h3>
            {message ? <LongText about={common.message}>{message}</LongText> : lists.details.noMessage}
          </section>
          <ListedFiles {...transfer} />
          <TransferFacts transfer={transfer} present={present} />
        </div>
        <div className={styles.foot}>
          {actions && <RowActions transfer={transfer} actions={actions} isProminent />}
          <LinkButton to={generatePath(review.path, { transferId: id })} isPrimary>
            {lists.details.review}
          </LinkButton>
        </div>
      </div>
    </dialog>
  )
}
