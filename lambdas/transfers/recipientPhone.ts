import type { Organisation } from '../../shared/domain/organisation.ts'
import type { PhoneVerification, Transfer } from '../../shared/domain/transfer.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { countryName } from '../../shared/texts/fields.ts'
import { Refusal } from '../core/request/refusal.ts'
import { verificationByPhone } from '../core/secrets/codes.ts'
import { parsePhone } from '../core/secrets/parsePhone.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { toPair } from '../core/transfer/contactPair.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { Keys } from '../ports/keys.ts'

const PATH = 'body.recipientPhoneNumber'

/** @throws Refusal 400 in the specification's words, with the field */
export async function allowedPhone(typed: string, { smsCountries }: Pick<Organisation, 'smsCountries'>) {
  const phone = await parsePhone(typed)
  if (!phone) throw refusal(fieldTexts.invalidPhone)
  if (!smsCountries.includes(phone.country)) throw refusal(fieldTexts.phoneCountry(countryName(phone.country)))
  return phone
}

function refusal(message: string): Refusal {
  return new Refusal('bad_request', message, { fields: [{ path: PATH, message }] })
}

type Parts = {
  keys: Pick<Keys, 'seal' | 'open'>
  contacts: Pick<Contacts, 'getPhone' | 'keepPhone'>
  organisation: Pick<Organisation, 'smsCountries'>
  newSecret: () => string
}

/** A given phone is stored for the sender's next transfer to this recipient. */
export async function phoneVerification(
  { keys, contacts, organisation, newSecret }: Parts,
  transfer: { id: string; sender: { subject: string }; recipient: string },
  { typed, isEmailAllowed }: { typed: string | null | undefined; isEmailAllowed: boolean },
): Promise<PhoneVerification> {
  const pair = toPair(transfer.sender.subject, transfer.recipient)
  const stored = typed ? undefined : await contacts.getPhone(pair)
  if (!typed && !stored) throw refusal('A code needs the phone number of the recipient.')
  const number = typed ?? (await keys.open(stored?.sealedPhone ?? '', sealedContext('phone', pair)))
  // The country may have been removed since.
  const { e164, masked } = await allowedPhone(number, organisation)
  if (typed) {
    const sealedPhone = await keys.seal(e164, sealedContext('phone', pair))
    await contacts.keepPhone(pair, { sealedPhone, maskedPhone: masked })
  }
  const verification = verificationByPhone(
    await keys.seal(e164, sealedContext('phone', transfer.id)),
    masked,
    newSecret,
  )
  return isEmailAllowed ? { ...verification, isEmailAllowed } : verification
}

/** Without a number, the stored one applies. */
export async function isSamePhone(
  { keys }: { keys: Pick<Keys, 'open'> },
  { id, phoneVerification }: Pick<Transfer, 'id' | 'phoneVerification'>,
  typed: string | null | undefined,
): Promise<boolean> {
  if (!typed || !phoneVerification?.sealedPhone) return true
  const stored = await keys.open(phoneVerification.sealedPhone, sealedContext('phone', id))
  return stored === (await parsePhone(typed))?.e164
}
