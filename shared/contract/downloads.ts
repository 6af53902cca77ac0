import * as z from 'zod'
import { contract } from './contract.ts'
import { Id, noBody, Secret } from './values.ts'

export const DownloadPayload = z.strictObject({
  message: z.string(),
  sharedBy: z.string(),
  isPasswordProtected: z.boolean(),
  transferState: z.enum(['processing', 'active']),
  expiryDate: z.string(),
  /**
   * How many files the sender chose: of a password-protected transfer they come in one archive. Absent from the replies
   * of 1.14 and earlier.
   */
  fileCount: z.int().optional(),
  /** Empty while the files are being processed. `url` is a call of this API, not yet the file. */
  files: z.array(z.strictObject({ name: z.string(), size: z.int(), url: z.url() })),
})
export type DownloadPayload = z.infer<typeof DownloadPayload>

export const getDownload = contract({
  name: 'getDownload',
  summary: 'What lies behind a download link.',
  method: 'GET',
  path: '/downloads/{secret}',
  caller: 'recipient',
  rate: 'link',
  params: z.strictObject({ secret: Secret }),
  query: z.strictObject({ r: z.string().max(320).optional(), rph: z.string().max(32).optional() }),
  body: noBody,
  reply: DownloadPayload,
  reach: { transfers: ['getByLink'] },
})

export const getDownloadFile = contract({
  name: 'getDownloadFile',
  summary: 'Counts an acknowledged download and answers a signed URL that is good for five minutes.',
  method: 'GET',
  path: '/downloads/{secret}/files/{fileId}',
  caller: 'recipient',
  rate: 'link',
  params: z.strictObject({ secret: Secret, fileId: Id }),
  query: z.strictObject({
    acknowledgement: z.literal('true', 'Acknowledge the terms first: acknowledgement must be true.'),
  }),
  body: noBody,
  reply: z.strictObject({ url: z.url() }),
  reach: { transfers: ['getByLink', 'countDownload'], blobs: ['downloadUrl'], limits: ['take'] },
})
