import type { Person } from '../harness/person.ts'

/** A host as its users meet it, whatever it runs on. */
export type JourneyHost = {
  origin: string
  /** Signs a person of the demo directory in. */
  person(email: string): Promise<Person>
  /** Resolves when the workflow of a transfer has ended, its mails included. */
  settled(transferId: string): Promise<void>
  /** Every mail to an address, oldest first. */
  mailsTo(address: string): Promise<{ subject: string; text: string; html: string }[]>
  /** The newest code that was sent to a phone. */
  codeTo(phone: string): Promise<string>
  /** Where the identity provider's calls are served, if not where the configuration says. */
  identityEndpoint?: string
  /** What a signed URL answers whose file was withdrawn. S3 tells who may not list what is there 403. */
  deadStatuses: readonly number[]
  close(): Promise<void>
}
