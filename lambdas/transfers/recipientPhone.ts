import type { Organisation } from '../../shared/domain/organisation.ts'
import { readPhone } from '../../shared/domain/phone.ts'
import type { PhoneVerification, Transfer } from '../../shared/domain/transfer.ts'
import { fieldTexts } from '../../shared/texts/fields.ts'
import { Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { Keys } from '../ports/keys.ts'

const PATH = 'body.recipientPhoneNumber'

/** A sender and a recipient, as one: what the first told of the second is kept under it. */
export function toPair(subject: string, recipient: string): string {
  return computeDigest(JSON.stringify([subject, recipient.toLowerCase()]))
}

/** A phone to which codes may go, as E.164. @throws Refusal 400 in the specification's words, naming the field */
export function allowedPhone(typed: string, { smsCountries }: Pick<Organisation, 'smsCountries'>) {
  const phone = readPhone(typed)
  if (!phone) throw refusal(fieldTexts.invalidPhone)
  if (!smsCountries.includes(phone.country)) throw refusal(fieldTexts.phoneCountry(phone.country))
  return phone
}

function refusal(message: string): Refusal {
  return new Refusal('bad_request', message, { fields: [{ path: PATH, message }] })
}

type Parts = {
  keys: Pick<Keys, 'seal' | 'open'>
  contacts: Contacts
  organisation: Pick<Organisation, 'smsCountries'>
  newSecret: () => string
}

/**
 * How the recipient of a transfer proves who they are: by the phone that was typed, or the one that this sender gave
 * for them before. What is typed is kept for the next time.
 */
export async function phoneVerification(
  { keys, contacts, organisation, newSecret }: Parts,
  transfer: { id: string; sender: { subject: string }; recipient: string },
  { typed, isEmailAllowed }: { typed: string | null | undefined; isEmailAllowed: boolean },
): Promise<PhoneVerification> {
  const pair = toPair(transfer.sender.subject, transfer.recipient)
  const kept = typed ? undefined : await contacts.getPhone(pair)
  if (!typed && !kept) throw refusal('A code needs the phone number of the recipient.')
  const number = typed ?? (await keys.open(kept?.sealedPhone ?? '', sealedContext('phone', pair)))
  // A country may have been taken off the list since.
  const { e164, masked } = allowedPhone(number, organisation)
  if (typed) {
    const sealedPhone = await keys.seal(e164, sealedContext('phone', pair))
    await contacts.keepPhone(pair, { sealedPhone, maskedPhone: masked })
  }
  return verificationBy(await keys.seal(e164, sealedContext('phone', transfer.id)), masked, newSecret, isEmailAllowed)
}

/** Whether a number that was typed is that of a transfer; one that was not typed is kept, whatever it is. */
export async function isSamePhone(
  { keys }: { keys: Pick<Keys, 'open'> },
  { id, phoneVerification }: Pick<Transfer, 'id' | 'phoneVerification'>,
  typed: string | null | undefined,
): Promise<boolean> {
  if (!typed || !phoneVerification?.sealedPhone) return true
  return (await keys.open(phoneVerification.sealedPhone, sealedContext('phone', id))) === readPhone(typed)?.e164
}

/** Proved under a new name: what was proved under another counts for nothing. */
export function verificationBy(
  sealedPhone: string,
  maskedPhone: string,
  newSecret: () => string,
  isEmailAllowed: boolean | undefined,
): PhoneVerification {
  // In lower case, which is how a user pool that takes names in whatever case tells them again: 215 bits are left.
  const username = newSecret().toLowerCase()
  const base = { sealedPhone, maskedPhone, username, usernameDigest: computeDigest(username), round: 1 }
  return isEmailAllowed ? { ...base, isEmailAllowed } : base
}
