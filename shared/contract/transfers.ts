import * as z from 'zod'
import { FileState, LinkMail, TransferState } from '../domain/transfer.ts'
import { contract } from './contract.ts'
import { Id, noBody, noQuery } from './values.ts'

export const finalizeTransfer = contract({
  name: 'finalizeTransfer',
  summary: 'Hands the uploaded files to the workflow and answers the link.',
  method: 'PUT',
  path: '/transfers/{id}/finalize',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ id: Id, recipient: z.string(), expiryDate: z.iso.datetime(), downloadUrl: z.url() }),
  reach: { transfers: ['ofSender', 'replace'], workflow: ['start'], keys: ['seal', 'open'] },
})

export const retractTransfer = contract({
  name: 'retractTransfer',
  summary: 'The sender takes a transfer back; its link and every URL issued from it die at once.',
  method: 'POST',
  path: '/transfers/{id}/retract',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: z.strictObject({ transferState: z.literal('retracted') }),
  reply: z.strictObject({ id: Id, transferState: TransferState }),
  reach: { transfers: ['ofSender', 'get', 'replace'], blobs: ['withdraw'] },
})

const ReviewedFile = z.strictObject({
  id: Id,
  name: z.string(),
  size: z.int(),
  fileExtension: z.string(),
  contentType: z.string().optional(),
  fileState: FileState,
  sha256: z.string().optional(),
  errorReason: z.string().optional(),
  userAction: z.string().optional(),
})
export type ReviewedFile = z.infer<typeof ReviewedFile>

const ReviewedTransfer = z.strictObject({
  id: Id,
  sender: z.string(),
  recipient: z.string(),
  recipientName: z.string().optional(),
  message: z.string(),
  transferState: TransferState,
  failureReason: z.string().optional(),
  sendEmailNotification: z.boolean(),
  linkMail: LinkMail.optional(),
  createdAt: z.string(),
  expiryDate: z.string().optional(),
  expiryDays: z.int(),
  downloadCount: z.int(),
  firstDownloadAt: z.string().optional(),
  /** Present once the link works, and only for the sender. */
  downloadUrl: z.string().optional(),
})
export type ReviewedTransfer = z.infer<typeof ReviewedTransfer>

export const reviewTransfer = contract({
  name: 'reviewTransfer',
  summary: 'A transfer and its files, as their sender sees them.',
  method: 'GET',
  path: '/transfers/{id}/review',
  caller: 'member',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({ transfer: ReviewedTransfer, files: z.array(ReviewedFile) }),
  reach: { transfers: ['ofSender'], keys: ['open'] },
})
