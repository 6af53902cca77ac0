import * as z from 'zod'
import { contract } from './contract.ts'
import { Id, noBody, noQuery, Secret } from './values.ts'

export const DownloadPayload = z.strictObject({
  message: z.string(),
  sharedBy: z.string(),
  isPasswordProtected: z.boolean(),
  transferState: z.enum(['processing', 'active']),
  expiryDate: z.string(),
  /**
   * Number of files that the sender chose; a password-protected transfer has them in one archive. Absent from servers
   * up to 1.14.
   */
  fileCount: z.int().optional(),
  /** Empty during processing. `url` is a call of this API, not the file. */
  files: z.array(z.strictObject({ name: z.string(), size: z.int(), url: z.url() })),
})
export type DownloadPayload = z.infer<typeof DownloadPayload>

/** A trusted device opens them in place of a code. */
const trust = { trustedDevices: ['find'], keys: ['open'] } as const

export const getDownload = contract({
  name: 'getDownload',
  summary: 'Returns the transfer of a download link.',
  method: 'GET',
  path: '/downloads/{secret}',
  caller: 'recipient',
  rate: 'link',
  params: z.strictObject({ secret: Secret }),
  query: z.strictObject({ r: z.string().max(320).optional(), rph: z.string().max(32).optional() }),
  body: noBody,
  reply: DownloadPayload,
  reach: { transfers: ['getByLink', 'get'], ...trust },
  seals: ['phone'],
})

export const getDownloadFile = contract({
  name: 'getDownloadFile',
  summary: 'Counts an acknowledged download and returns a signed URL that is valid for five minutes.',
  method: 'GET',
  path: '/downloads/{secret}/files/{fileId}',
  caller: 'recipient',
  rate: 'link',
  params: z.strictObject({ secret: Secret, fileId: Id }),
  query: z.strictObject({
    acknowledgement: z.literal('true', 'Acknowledge the terms first: acknowledgement must be true.'),
    /** The page saw no sign of a person: the download is noted, and not counted. */
    isByMachine: z.literal('true').optional(),
  }),
  body: noBody,
  reply: z.strictObject({ url: z.url() }),
  reach: {
    transfers: ['getFileByLink', 'getFile', 'countDownload', 'noteStep'],
    blobs: ['downloadUrl'],
    limits: ['take'],
    notices: ['add'],
    ...trust,
  },
  seals: ['phone'],
})

const MAX_REPORTED_FILES = 100

export const reportDownload = contract({
  name: 'reportDownload',
  summary:
    'Notes for the sender that the page of a download link was opened, or that the browser has saved files. Changes nothing else.',
  method: 'POST',
  path: '/downloads/{secret}/report',
  caller: 'recipient',
  rate: 'link',
  // Each one is counted.
  isAnsweredAnew: true,
  params: z.strictObject({ secret: Secret }),
  query: noQuery,
  body: z.strictObject({
    /** `saved`: all bytes of these files were written. */
    step: z.enum(['opened', 'saved']),
    /** The page was opened without a sign of a person. */
    isByMachine: z.boolean().default(false),
    /** Ids of files, or of the archive. */
    files: z.array(Id).max(MAX_REPORTED_FILES).default([]),
  }),
  reply: z.strictObject({}),
  reach: { transfers: ['getByLink', 'get', 'noteStep'], limits: ['take'], audit: ['append'], ...trust },
  seals: ['phone'],
})

export const trustDevice = contract({
  name: 'trustDevice',
  summary:
    'After a code: lets the device that proves itself open this recipient’s files without one for 30 days, where the organisation allows it.',
  method: 'POST',
  path: '/downloads/{secret}/trusted-device',
  caller: 'recipient',
  rate: 'link',
  // A repeat stores the same device.
  isAnsweredAnew: true,
  params: z.strictObject({ secret: Secret }),
  query: noQuery,
  body: noBody,
  /** ISO 8601. */
  reply: z.strictObject({ trustedUntil: z.string() }),
  reach: {
    transfers: ['getByLink', 'get'],
    trustedDevices: ['find', 'add'],
    keys: ['open'],
    limits: ['take'],
    audit: ['append'],
  },
  seals: ['phone'],
})

export const forgetDevice = contract({
  name: 'forgetDevice',
  summary: 'Ends the trust of the device that proves itself. The answer is always the same.',
  method: 'DELETE',
  path: '/downloads/{secret}/trusted-device',
  caller: 'recipient',
  rate: 'link',
  params: z.strictObject({ secret: Secret }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({}),
  reach: {
    transfers: ['getByLink'],
    trustedDevices: ['list', 'remove'],
    limits: ['take'],
    audit: ['append'],
  },
})

export const askMoreTime = contract({
  name: 'askMoreTime',
  summary: 'Asks the sender of an expired transfer for more time. The answer is always the same.',
  method: 'POST',
  path: '/downloads/{secret}/more-time',
  caller: 'anyone',
  rate: 'link',
  // A repeat within a day changes nothing.
  isAnsweredAnew: true,
  params: z.strictObject({ secret: Secret }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({}),
  reach: { transfers: ['getByLink', 'get', 'replace'], limits: ['take'], notices: ['add'] },
})
