import type { RefObject } from 'react'
import { addressBook as texts } from '../../../shared/texts/en/send.ts'
import { findMatches } from './findMatches.ts'
import type { Recipient } from './recipient.ts'
import styles from './recipientList.module.css'
import { useCombobox } from './useCombobox.ts'

type Props = {
  field: RefObject<HTMLElement | null>
  recipients: readonly Recipient[]
  value: string
  onChoose: (recipient: Recipient) => void
  onManage: () => void
}

export function RecipientList({ field, recipients, value, onChoose, onManage }: Props) {
  const matches = findMatches(recipients, value)
  const { id, isOpen, active, toOptionId, pick } = useCombobox(field, {
    // The last option opens the dialog.
    count: matches.length > 0 ? matches.length + 1 : 0,
    onPick(index) {
      const chosen = matches[index]
      if (chosen) onChoose(chosen)
      else onManage()
    },
    isPickedByTab: index => index < matches.length,
  })
  const toOption = (index: number) => ({
    id: toOptionId(index),
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    onClick: () => pick(index),
  })

  return (
    <>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={texts.title}
          className={styles.list}
          // The input keeps the focus.
          onMouseDown={event => event.preventDefault()}
        >
          {matches.map(({ address, written, name }, index) => (
            <div key={address} {...toOption(index)}>
              {name && <bdi className={styles.name}>{name}</bdi>} <bdi className={styles.address}>{written}</bdi>
            </div>
          ))}
          <div {...toOption(matches.length)} data-action>
            {texts.edit}
          </div>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && texts.found(matches.length)}
      </span>
    </>
  )
}
