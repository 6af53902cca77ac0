import type { DropPage } from '../../shared/domain/dropPage.ts'
import type { Alert } from '../../shared/domain/insights/alert.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import type { AlertReader } from './alerts.ts'
import type { AuditEvent } from './audit.ts'
import type { SessionRecord } from './sessions.ts'
import type { TrustedDevice } from './trustedDevices.ts'

/** An address, and the subjects of members who have it or had it. Without an address only the subjects are meant. */
export type KnownPerson = { address: string | undefined; subjects: readonly string[] }

/** What is stored of a person besides transfers. `subject` is the member to whom a record belongs. */
export type PersonRecords = {
  /** Of the identity provider's directory. */
  directory: { subject: string; email: string; name?: string | undefined; groups?: readonly string[] | undefined }[]
  sessions: (SessionRecord & { subject: string })[]
  /** Own entries, and those of other members with the address. */
  addressBooks: { subject: string; address: string; name: string; lastUsedAt: number }[]
  /** The own one. */
  dropPages: Pick<DropPage, 'subject' | 'email' | 'isOn' | 'endsAt' | 'rules'>[]
  /** Phones of recipients, masked: an export may not decrypt them. */
  phones: { subject: string; recipient: string; maskedPhone: string }[]
  /** Of the person as a recipient. */
  trustedDevices: Pick<TrustedDevice, 'codesTo' | 'trustedAt' | 'expiresAt'>[]
  /** Exchanges of members with recipients, and how many. */
  usage: { subject: string; recipient: string; count: number; lastAt: number }[]
  alerts: Alert[]
  alertReaders: Pick<AlertReader, 'subject' | 'email' | 'activeAt' | 'seenAt'>[]
  audit: AuditEvent[]
  /**
   * Stored mails and SMS, the latter to masked phones, without their texts, which have links and passwords. Only the outbox of
   * one machine stores them.
   */
  messages: { to: string; subject: string; sentAt: string }[]
}

/**
 * Members as their directory knows them, and what is stored of a person, for operators' commands. No call of the API reaches
 * it: it reads complete tables.
 */
export type People = {
  /** Several after an address passed to another person. */
  findSubjects(address: string): Promise<string[]>
  /** Ends the renewal of tokens. `Sessions.endBefore` ends the tokens. */
  signOut(subject: string): Promise<void>
  /** Ids of all transfers that the person sent or that name the person as recipient, in any state. */
  findTransfers(person: KnownPerson): Promise<string[]>
  /** @param transfers those of the person */
  findRecords(person: KnownPerson, transfers: readonly Transfer[]): Promise<PersonRecords>
  /**
   * Erases them, except the directory, which leads to the rest, and sessions and the audit, which name only subjects. Repeats
   * do no harm, also after an interruption.
   * @param transfers those of the person, which still exist: their senders and recipients are keys of records
   */
  eraseRecords(person: KnownPerson, transfers: readonly Transfer[]): Promise<void>
  /**
   * The end of an erasure: removes members from the directory, entries with the address last, and what erased rows left in
   * files.
   */
  eraseMembers(subjects: readonly string[], address: string | undefined): Promise<void>
}
