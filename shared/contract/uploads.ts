import * as z from 'zod'
import { MOST_PARTS } from '../domain/parts.ts'
import { line } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Id, noBody, noQuery } from './values.ts'

const FileParams = z.strictObject({ id: Id, fileId: Id })

const UploadId = line(1024).min(1)
const PartNumber = z.int().min(1).max(MOST_PARTS)
const ETag = line(256).min(1)
/**
 * The header of a PUT whose digest was named: S3 reads a digest from there alone, so that a URL that was signed for one
 * is refused without it. Its value is the digest's bytes in base64.
 */
export const DIGEST_HEADER = 'x-amz-checksum-sha256'
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 hexadecimal digits.')

export const getUploadUrl = contract({
  name: 'getUploadUrl',
  summary:
    'Answers a signed URL to which the file is PUT, and nothing else can be; with multipart and above 64 MiB, the id of its multipart upload, the same one until it is completed. Whoever names a sha256 sends it with the PUT as well: in base64, as the header x-amz-checksum-sha256.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/upload-url',
  caller: 'member',
  rate: 'write',
  params: FileParams,
  query: z.strictObject({
    multipart: z.literal('true').optional(),
    /** Of the whole file, where it is PUT whole: other bytes are refused. */
    sha256: Sha256.optional(),
  }),
  body: noBody,
  reply: z.union([
    z.strictObject({ url: z.url() }),
    /** `partSize` in bytes: that of every part but the last. */
    z.strictObject({ uploadId: UploadId, partSize: z.int() }),
  ]),
  reach: {
    transfers: ['ofSender', 'replace', 'replaceFile'],
    blobs: ['uploadUrl', 'createMultipart', 'listParts', 'abortMultipart'],
  },
})

export const getPartUrls = contract({
  name: 'getPartUrls',
  summary:
    'Answers signed URLs to which parts of a file are PUT; each answer to a PUT bears the ETag of its part. Name the sha256 of every part, and send it with its PUT: in base64, as the header x-amz-checksum-sha256. On AWS no part is taken without it.',
  method: 'POST',
  path: '/transfers/{id}/files/{fileId}/part-urls',
  caller: 'member',
  rate: 'write',
  params: FileParams,
  query: noQuery,
  body: z.strictObject({
    uploadId: UploadId,
    parts: z
      .array(z.strictObject({ partNumber: PartNumber, sha256: Sha256.optional() }))
      .min(1)
      .max(100, 'At most 100 parts at once.')
      .refine(
        parts => new Set(parts.map(({ partNumber }) => partNumber)).size === parts.length,
        'Name each part once.',
      ),
  }),
  reply: z.strictObject({ parts: z.array(z.strictObject({ partNumber: z.int(), url: z.url() })) }),
  // What it answers ends after minutes, and a repeat changes nothing: it is made anew.
  isAnsweredAnew: true,
  reach: { transfers: ['ofSender', 'replace'], blobs: ['partUrl'] },
})

export const listParts = contract({
  name: 'listParts',
  summary: 'Lists the parts of a multipart upload that arrived, in their order, a page at a time.',
  method: 'GET',
  path: '/transfers/{id}/files/{fileId}/parts',
  caller: 'member',
  rate: 'read',
  params: FileParams,
  query: z.strictObject({
    uploadId: UploadId,
    /** The `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,5}$/, 'The number of a part.')
      .transform(Number)
      .optional(),
  }),
  body: noBody,
  reply: z.strictObject({
    parts: z.array(
      z.strictObject({ partNumber: z.int(), size: z.int(), etag: z.string(), sha256: z.string().optional() }),
    ),
    /** The number after which the next page begins; absent on the last page. */
    next: z.int().optional(),
  }),
  reach: { transfers: ['ofSender'], blobs: ['listParts'] },
})

export const completeUpload = contract({
  name: 'completeUpload',
  summary:
    'Pins what was uploaded: this version, and no other, will be sent. A multipart upload is put together from the parts listed.',
  method: 'PUT',
  path: '/transfers/{id}/files/{fileId}/upload-complete',
  caller: 'member',
  rate: 'write',
  params: FileParams,
  query: noQuery,
  /** Nothing for a file that was PUT whole. */
  body: z
    .strictObject({
      uploadId: UploadId.optional(),
      parts: z
        .array(z.strictObject({ partNumber: PartNumber, etag: ETag }))
        .min(1)
        .max(MOST_PARTS)
        .optional(),
    })
    .refine(body => (body.uploadId === undefined) === (body.parts === undefined), 'Give both uploadId and parts.')
    .optional(),
  reply: z.strictObject({ id: Id, size: z.int() }),
  reach: {
    transfers: ['ofSender', 'replace', 'replaceFile'],
    blobs: ['pin', 'completeMultipart', 'listParts', 'abortMultipart'],
  },
})
