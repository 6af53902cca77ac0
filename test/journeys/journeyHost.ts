import type { Person } from '../harness/person.ts'

export type JourneyHost = {
  origin: string
  person(email: string): Promise<Person>
  /** Resolves when a transfer’s workflow has ended, mails included. */
  settled(transferId: string): Promise<void>
  /** Every mail to an address, oldest first. */
  mailsTo(address: string): Promise<{ subject: string; text: string; html: string }[]>
  codeTo(phone: string): Promise<string>
  /** The origin of the identity provider’s calls, if other than in the configuration. */
  identityEndpoint?: string
  /** The status of a signed URL after a withdrawal: S3 answers 403 to a caller without list permission. */
  deadStatuses: readonly number[]
  close(): Promise<void>
}
