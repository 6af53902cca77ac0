import type { PhoneVerification } from '../../../shared/domain/transfer.ts'
import { computeDigest } from '../secrets/digest.ts'

/** The new user name ends verifications under the old one. */
export function verificationByPhone(
  sealedPhone: string,
  maskedPhone: string,
  newSecret: () => string,
): PhoneVerification {
  // A case-insensitive user pool returns names in lower case: 215 bits remain.
  const username = newSecret().toLowerCase()
  return { sealedPhone, maskedPhone, username, usernameDigest: computeDigest(username), round: 1 }
}

/** Codes go to the address of the delivery. */
export function verificationByMailbox(newSecret: () => string): PhoneVerification {
  return { ...verificationByPhone('', '', newSecret), isEmailAllowed: true, isEmailOnly: true }
}
