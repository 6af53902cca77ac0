import { type RefObject, useMemo, useState } from 'react'
import { getAddressBook } from '../../../shared/contract/addressBook.ts'
import { useRead } from '../api/useRead.ts'
import { useAdvisoryCall } from '../auth/session.tsx'
import { RecipientList } from './RecipientList.tsx'
import { RecipientsDialog } from './RecipientsDialog.tsx'
import { type Recipient, toWritten } from './recipient.ts'

export type AddressBookProps = {
  /** Contains the input. */
  field: RefObject<HTMLElement | null>
  /** The text of the input. */
  value: string
  onChoose: (written: string, name: string | undefined) => void
}

/** Offers the member's own recipients below the input. Shows nothing without any, also when they cannot be read. */
export function AddressBook({ field, value, onChoose }: AddressBookProps) {
  const call = useAdvisoryCall()
  const { reply } = useRead({ key: 'address book', read: signal => call(getAddressBook, { signal }) })
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const [isManaging, setIsManaging] = useState(false)
  const recipients = useMemo<Recipient[]>(() => {
    const entries = reply?.entries.filter(({ address }) => !deleted.has(address)) ?? []
    return entries.map(entry => ({ ...entry, written: toWritten(entry.address) }))
  }, [reply, deleted])

  return (
    <>
      {recipients.length > 0 && (
        <RecipientList
          field={field}
          recipients={recipients}
          value={value}
          onChoose={({ written, name }) => onChoose(written, name || undefined)}
          onManage={() => setIsManaging(true)}
        />
      )}
      {isManaging && (
        <RecipientsDialog
          recipients={recipients}
          onDeleted={addresses => setDeleted(last => new Set([...last, ...addresses]))}
          onClose={() => setIsManaging(false)}
        />
      )}
    </>
  )
}
