import type * as z from 'zod'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { writeCursor } from '../../shared/domain/listCursor.ts'
import { type Answer, bearer, send, sendJson } from './requests.ts'

/**
 * Resources of a call: a transfer, its file, its link, its multipart upload; a request’s link; the username of a
 * recipient; a policy.
 */
export type Target = {
  id: string
  fileId: string
  secret: string
  uploadId?: string
  linkId?: string
  /** Of a drop page. */
  dropId?: string
  username?: string | undefined
  policyId?: string | undefined
  deliveryId?: string | undefined
}

const NO_LINK = 'L'.repeat(43)
const NO_POLICY = 'no-policy'

type Calls = typeof contracts
type Sample<Call extends Contract> = { query?: z.input<Call['query']>; body?: z.input<Call['body']> }

const file = {
  name: 'report.csv',
  size: 3,
  contentType: 'text/csv',
  tempId: 0,
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [
      {
        columnNameOrIndex: '0',
        anonymizationMethod: 'basic_mask' as const,
        parameters: [{ key: 'pattern', value: [{ from: 0, to: 3, char: '*' }] }],
      },
    ],
  },
}

const year = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00+01:00' }
const filters: z.input<Calls['searchTransfers']['body']>['filters'] = [
  { key: 'state', value: ['active', 'expired'] },
  { key: 'type', value: 'sent' },
  { key: 'recipient', value: ['rita@partner.example', '*@partner.example'] },
  { key: 'createdAt', value: year },
  { key: 'expiryDate', value: year },
  { key: 'keyword', value: 'report' },
  { key: 'message', value: 'here it is' },
  { key: 'fileName', value: ['report', 'minutes'] },
  { key: 'fileExtension', value: '.csv' },
  { key: 'infotype', value: 'IBAN_CODE' },
  { key: 'option', value: ['anonymized', 'otp'] },
]
const bySender = { key: 'sender', value: '*@acme.example' } as const
const listed = {
  from: 0,
  size: 20,
  sort: [{ key: 'expiryDate' as const, order: 'asc' as const }],
  after: writeCursor({ at: Date.parse('2026-11-01T00:00:00Z'), id: 'another-transfer' }),
}

export const samplePolicy = {
  name: 'Partners',
  description: 'Outside of Acme.',
  conditions: [
    { attribute: 'recipient.domain' as const, operator: 'notIn' as const, values: ['acme.example'] },
    {
      attribute: 'files.infoType' as const,
      operator: 'anyOf' as const,
      values: ['IBAN_CODE' as const],
      minCount: 2,
      minLikelihood: 'LIKELY' as const,
    },
  ],
  statements: [
    {
      feature: 'transfer' as const,
      effect: 'warn' as const,
      message: 'Think twice.',
      link: 'https://acme.example/help',
    },
  ],
  mode: 'monitor' as const,
}

export const sampleDropPage = {
  isOn: true,
  rules: {
    title: 'Files for Alice',
    message: 'Please send them here.',
    limits: { maxFiles: 5, totalSizeMiB: 20, fileSizeMiB: 10, extensions: ['txt', 'csv'] },
    visitors: ['visitor.example', 'rita@partner.example'],
    expiryDays: 7,
  },
  days: 90,
  password: 'open sesame',
  isRenewed: false,
}

/** The fullest valid request of each call: every optional property is present. */
export const samples: { [Name in keyof Calls]: (target: Target) => Sample<Calls[Name]> } = {
  getConfig: () => ({}),
  getOpenApi: () => ({}),
  collectBrowserError: () => ({ body: { type: 'error', error: 'It broke.', info: 'On the review page.' } }),
  endSession: () => ({}),
  previewAnonymization: () => ({
    body: {
      csvHasHeader: true,
      dataFormat: 'csv',
      data: 'name\nRita',
      anonymizationRules: file.anonymizationPolicy.anonymizationRules,
    },
  }),
  suggestAnonymization: () => ({
    body: { csvHasHeader: true, dataFormat: 'csv', data: 'email\nrita@partner.example' },
  }),
  createProvisionalTransfer: ({ id }) => ({
    body: {
      files: [file],
      id,
      message: 'Here it is.',
      recipient: 'rita@partner.example',
      recipients: [{ recipient: 'rita@partner.example', recipientName: 'Rita' }],
      recipientName: 'Rita',
      sender: 'alice@acme.example',
    },
  }),
  sendAgain: () => ({
    body: {
      recipient: 'rolf@partner.example',
      recipientName: 'Rolf',
      message: 'Here they are.',
      recipientPhoneNumber: '+41791234567',
      trackingId: 'T-1',
      acknowledgement: true,
    },
  }),
  matchPolicies: () => ({
    body: { recipient: 'rita@partner.example', files: [file], trackingId: 'T-1', isTransferRequest: false },
  }),
  getAddressBook: () => ({}),
  removeFromAddressBook: () => ({ body: { addresses: ['rolf@partner.example'] } }),
  createTransfer: ({ id }) => ({
    body: {
      id,
      files: [file],
      acknowledgement: true,
      recipientName: 'Rita',
      expiryDays: 7,
      sendEmailNotification: true,
      sendDownloadNotice: false,
      isAnonymousTransfer: false,
      isOTPEnabled: false,
      isPasswordProtected: false,
      recipientPhoneNumber: '+41791234567',
      isOTPEmailAllowed: false,
      isEmailOTPEnabled: false,
      templateSet: 'Standard',
      trackingId: '',
    },
  }),
  getUploadUrl: () => ({ query: { multipart: 'true', sha256: 'a'.repeat(64) } }),
  getPartUrls: ({ uploadId = 'upload' }) => ({
    body: { uploadId, parts: [{ partNumber: 1, sha256: 'a'.repeat(64) }] },
  }),
  listParts: ({ uploadId = 'upload' }) => ({ query: { uploadId, after: '1' } }),
  completeUpload: ({ uploadId = 'upload' }) => ({ body: { uploadId, parts: [{ partNumber: 1, etag: '"etag"' }] } }),
  finalizeTransfer: () => ({}),
  retractTransfer: () => ({ body: { transferState: 'retracted' } }),
  addRecipients: () => ({ body: { recipients: [{ recipient: 'rolf@partner.example', recipientName: 'Rolf' }] } }),
  checkFurtherRecipients: () => ({
    body: { recipients: [{ recipient: 'rolf@partner.example', recipientName: 'Rolf' }] },
  }),
  retractDelivery: () => ({ body: { transferState: 'retracted' } }),
  extendTransfer: () => ({ body: { expiryDate: '2026-12-05T09:00:00.000Z' } }),
  getDeliveryHistory: () => ({}),
  getAnyDeliveryHistory: () => ({}),
  getReceipt: () => ({}),
  getAnyReceipt: () => ({}),
  getReceiptKeys: () => ({}),
  withdrawWrongRecipient: () => ({}),
  abandonTransfer: () => ({}),
  reviewTransfer: () => ({}),
  reviewAnyTransfer: () => ({}),
  allowMalware: () => ({ body: { reason: 'A false alarm.' } }),
  endMalwareAllowance: () => ({}),
  resetPhoneVerification: () => ({ body: { recipientPhoneNumber: '+41791234567' } }),
  prepareRequest: () => ({}),
  createRequest: () => ({
    body: {
      responder: 'rita@partner.example',
      recipientName: 'Rita',
      message: 'Please send it.',
      expiryDays: 7,
      isAnonymousTransfer: false,
      sendEmailNotification: true,
      templateSet: 'Standard',
      trackingId: 'T-1',
      requester: 'alice@acme.example',
    },
  }),
  resendRequest: () => ({}),
  getTransfer: () => ({}),
  claimUpload: ({ linkId = NO_LINK }) => ({
    body: {
      id: linkId,
      files: [{ name: 'a.txt', size: 3, contentType: 'text/plain', tempId: 0 }],
      acknowledgement: true,
    },
  }),
  getOwnDropPage: () => ({}),
  saveDropPage: () => ({ body: sampleDropPage }),
  getDropPage: () => ({}),
  enterDropPage: () => ({
    body: { email: 'vera@visitor.example', name: 'Vera', message: 'Here it is.', password: 'open sesame' },
  }),
  resendCode: () => ({ body: { channel: 'sms' } }),
  searchTransfers: () => ({ body: { ...listed, filters } }),
  countTransfers: () => ({ body: { filters } }),
  searchAllTransfers: () => ({ body: { ...listed, filters: [...filters, bySender] } }),
  countAllTransfers: () => ({ body: { filters: [...filters, bySender] } }),
  getInsights: () => ({
    body: {
      query: 'alerts',
      from: '2026-11-01T00:00:00Z',
      to: '2026-11-08T00:00:00Z',
      quickRange: 'this-month',
      interval: 'day',
      size: 3,
      kinds: ['newSenders'],
    },
  }),
  acknowledgeAlerts: () => ({
    body: {
      alerts: [{ id: 'newSenders alice@acme.example', createdAt: '2026-11-21T09:00:00.000Z' }],
      note: 'Expected.',
      isOpen: false,
    },
  }),
  countNewAlerts: () => ({}),
  noteAlertsSeen: () => ({}),
  getAlertSubscription: () => ({}),
  saveAlertSubscription: () => ({ body: { cadence: 'daily', kinds: ['newDomains', 'sensitiveInfotypes'] } }),
  unsubscribeFromAlerts: () => ({}),
  getHealth: () => ({ query: { from_timestamp: '1795251600000' } }),
  live: () => ({}),
  ready: () => ({}),
  listPolicies: () => ({}),
  getPolicyPacks: () => ({}),
  getPolicyForm: () => ({}),
  getPolicy: () => ({}),
  createPolicy: () => ({ body: samplePolicy }),
  updatePolicy: ({ policyId = NO_POLICY }) => ({ body: { ...samplePolicy, id: policyId, version: 1 } }),
  deletePolicy: () => ({}),
  simulatePolicy: () => ({ body: samplePolicy }),
  getDownload: () => ({ query: { r: 'rita@partner.example', rph: '+41 *** 67' } }),
  getDownloadFile: () => ({ query: { acknowledgement: 'true' } }),
  reportDownload: () => ({ body: { step: 'opened', isByMachine: false, files: ['file'] } }),
  askMoreTime: () => ({}),
  trustDevice: () => ({}),
  forgetDevice: () => ({}),
}

export type CallName = keyof Calls
export const callNames = Object.keys(contracts) as CallName[]

/** Calls that are refused to everyone who may make them, and how. */
export const alwaysRefused: ReadonlyMap<CallName, number> = new Map([
  ['deletePolicy', 409],
  // No file of the sample has malware.
  ['allowMalware', 409],
  ['endMalwareAllowance', 409],
  // The sample has no codes.
  ['trustDevice', 409],
])

export type Request = { method: string; path: string; body: unknown }

export function requestFor(name: CallName, target: Target): Request {
  const { method } = contracts[name]
  const { query = {}, body } = samples[name](target)
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return { method, path: `${toPath(name, target)}${search === '' ? '' : `?${search}`}`, body }
}

type Asked = {
  token?: string | undefined
  headers?: Record<string, string>
  json?: string | Uint8Array
  path?: string
  localAddress?: string
}

export function ask(origin: string, name: CallName, target: Target, asked: Asked = {}): Promise<Answer> {
  const { method, path: usual, body } = requestFor(name, target)
  const { path = usual, json = body === undefined ? undefined : JSON.stringify(body) } = asked
  const headers = { ...bearer(asked.token), ...asked.headers }
  const { localAddress } = asked
  if (json === undefined) return send(origin, path, { method, headers, localAddress })
  return sendJson(origin, path, json, { method, headers, localAddress })
}

export function toPath(name: CallName, target: Partial<Target>): string {
  const { linkId = NO_LINK, dropId = NO_LINK, policyId = NO_POLICY, username = 'N'.repeat(43) } = target
  // The responder’s path contains the link’s id.
  const isOfDropPage = name === 'getDropPage' || name === 'enterDropPage'
  const isOfPolicy = name === 'getPolicy' || name === 'deletePolicy'
  const id = isByLink(name) ? linkId : isOfDropPage ? dropId : isOfPolicy ? policyId : target.id
  const deliveryId = target.deliveryId ?? target.id
  const values: Record<string, string | undefined> = { ...target, username, id, deliveryId }
  return `/api${contracts[name].path.replace(/\{(\w+)\}/g, (_, parameter: string) => values[parameter] ?? '')}`
}

export function isByLink(name: CallName): boolean {
  return name === 'getTransfer' || name === 'claimUpload'
}

export function isAboutTransfer(name: CallName): boolean {
  const { body, ...rest } = requestFor(name, { id: 'ID-OF-IT', fileId: 'FILE-OF-IT', secret: 'SECRET-OF-IT' })
  return /(ID|FILE|SECRET)-OF-IT/.test(JSON.stringify([rest.path, body ?? null]))
}

export function isWithBody(name: CallName): boolean {
  return samples[name]({ id: '', fileId: '', secret: '' }).body !== undefined
}

/** Whether a call ends the caller’s session: tests give each such call a session of its own. */
export function endsSession(name: CallName): boolean {
  return name === 'endSession'
}

export function demandsBody(name: CallName): boolean {
  return !contracts[name].body.safeParse(undefined).success
}
