import type { JWTVerifyGetKey } from 'jose'
import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { AddressBook } from '../../ports/addressBook.ts'
import type { Alerts } from '../../ports/alerts.ts'
import type { Audit } from '../../ports/audit.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Challenges } from '../../ports/challenges.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { DropPages } from '../../ports/dropPages.ts'
import type { Engine } from '../../ports/engine.ts'
import type { Health } from '../../ports/health.ts'
import type { Idempotency } from '../../ports/idempotency.ts'
import type { Insights } from '../../ports/insights.ts'
import type { Keys } from '../../ports/keys.ts'
import type { Limits } from '../../ports/limits.ts'
import type { Mailer } from '../../ports/mail.ts'
import type { MalwareAllowances } from '../../ports/malwareAllowances.ts'
import type { MalwareScanner } from '../../ports/malwareScanner.ts'
import type { MalwareVerdicts } from '../../ports/malwareVerdicts.ts'
import type { Notices } from '../../ports/notices.ts'
import type { Policies } from '../../ports/policies.ts'
import type { ReceiptSigner } from '../../ports/receiptSigner.ts'
import type { Recipients } from '../../ports/recipients.ts'
import type { Sessions } from '../../ports/sessions.ts'
import type { Sms } from '../../ports/sms.ts'
import type { TemplateSets } from '../../ports/templateSets.ts'
import type { TransferIndex } from '../../ports/transferIndex.ts'
import type { Transfers } from '../../ports/transfers.ts'
import type { TrustedDevices } from '../../ports/trustedDevices.ts'
import type { Usage } from '../../ports/usage.ts'
import type { Workflow } from '../../ports/workflow.ts'
import type { Log } from './log.ts'

export type Ports = {
  transfers: Transfers
  blobs: Blobs
  workflow: Workflow
  mailer: Mailer
  keys: Keys
  sessions: Sessions
  idempotency: Idempotency
  limits: Limits
  audit: Audit
  engine: Engine
  challenges: Challenges
  contacts: Contacts
  addressBook: AddressBook
  recipients: Recipients
  sms: Sms
  templateSets: TemplateSets
  policies: Policies
  transferIndex: TransferIndex
  insights: Insights
  usage: Usage
  health: Health
  alerts: Alerts
  /** Absent from a host without a scanner. */
  malwareScanner?: MalwareScanner
  /** Absent from a host that asks its scanner. */
  malwareVerdicts?: MalwareVerdicts
  malwareAllowances: MalwareAllowances
  notices: Notices
  dropPages: DropPages
  trustedDevices: TrustedDevices
  receiptSigner: ReceiptSigner
}

export type Runtime = {
  organisation: Organisation
  clientConfiguration: ClientConfiguration
  /** The only base of links, such as `https://files.acme.example`. */
  publicOrigin: string
  /** Members and recipients use different clients. */
  tokens: { issuer: string; audience: string; recipientAudience: string; keys: JWTVerifyGetKey }
  /** Milliseconds since the epoch. */
  now: () => number
  newId: () => string
  /** From the system's generator. */
  randomBytes: (length: number) => Uint8Array
  /** 256 random bits in base64url. */
  newSecret: () => string
  log: Log
  /** After all retries. */
  isUnavailable: (error: unknown) => boolean
  /** A step that is expected to take longer runs elsewhere. Omitted: it runs here. */
  maxStepSeconds?: number
}

export type Context = Ports & Runtime
