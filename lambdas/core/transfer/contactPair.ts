import { computeDigest } from '../secrets/digest.ts'

/** Under which a sender's phone of a recipient is stored. */
export function toPair(subject: string, recipient: string): string {
  return computeDigest(JSON.stringify([subject, recipient.toLowerCase()]))
}
