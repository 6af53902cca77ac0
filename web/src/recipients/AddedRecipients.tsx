import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { memo, useState } from 'react'
import { recipients } from '../../../shared/texts/en/recipients.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { LongText } from '../components/LongText.tsx'
import { useRefocus } from '../components/useRefocus.ts'
import styles from './addedRecipients.module.css'
import type { TypedRecipients } from './typedRecipients.ts'

/** More would hide the fields below. */
const SHOWN_AT_FIRST = 12

export type AddedProps = {
  typed: TypedRecipients
  onChange: (patch: Partial<TypedRecipients>) => void
  /** The last one was removed, with the button that had the focus. */
  onEmptied: () => void
}

export function AddedRecipients({ typed: { added, unread }, onChange, onEmptied }: AddedProps) {
  const remove = (place: number) => {
    onChange({ added: added.filter((_, other) => other !== place) })
    if (added.length === 1) onEmptied()
  }
  return (
    <SpaceBetween size="s">
      {added.length > 0 && <Tokens added={added} onRemove={remove} />}
      <LiveRegion hidden>{words.several.count(added.length)}</LiveRegion>
      {unread.length > 0 && (
        <Alert
          type="warning"
          dismissible
          dismissAriaLabel={recipients.dismiss}
          onDismiss={() => onChange({ unread: [] })}
        >
          {recipients.unread} <LongText about={recipients.unread}>{unread.join(', ')}</LongText>
        </Alert>
      )}
    </SpaceBetween>
  )
}

type TokensProps = Pick<TypedRecipients, 'added'> & { onRemove: (place: number) => void }

/** 500 tokens take longer to render than a key may. `onRemove` depends on the list only. */
const Tokens = memo(
  function Tokens({ added, onRemove }: TokensProps) {
    const [isWhole, setIsWhole] = useState(false)
    const { rows, place } = useRefocus(added.length, () => null)
    const isLong = added.length > SHOWN_AT_FIRST
    return (
      <div>
        <ul ref={rows} className={styles.tokens} aria-label={recipients.list}>
          {added.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map(({ recipient, recipientName }, index) => (
            <li key={recipient}>
              <span className={styles.who}>
                <bdi>{recipient}</bdi>
                {recipientName && <bdi className={styles.name}>{recipientName}</bdi>}
              </span>
              <Button
                variant="inline-icon"
                iconName="close"
                formAction="none"
                ariaLabel={recipients.remove(recipient)}
                onClick={() => {
                  place.current = index
                  onRemove(index)
                }}
              />
            </li>
          ))}
        </ul>
        {isLong && (
          <Button variant="inline-link" formAction="none" ariaExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? recipients.showFewer : recipients.showAll}
          </Button>
        )}
      </div>
    )
  },
  (before, after) => before.added === after.added,
)
