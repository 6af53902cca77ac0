import * as z from 'zod'
import { EmailAddress } from '../domain/email.ts'
import { line, paragraph } from '../domain/textSchemas.ts'
import { extensible } from '../domain/tolerantReader.ts'
import { LinkMail, TransferState } from '../domain/transfer.ts'
import { contract } from './contract.ts'
import { AskedFiles, CreatedFile, ListedTemplateSet, PolicyFeature } from './transfers.ts'
import { Id, noBody, noParams, noQuery, Secret } from './values.ts'

export const prepareRequest = contract({
  name: 'prepareRequest',
  summary: 'Returns the limits of a request for files and the available template sets.',
  method: 'GET',
  path: '/transfers/request/pre',
  caller: 'member',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    organisationName: z.string(),
    templateSets: z.array(ListedTemplateSet),
    defaultExpiryDays: z.int(),
    minExpiryDays: z.int(),
    maxExpiryDays: z.int(),
    policyFeatures: z.strictObject({ anonymousTransfer: PolicyFeature, trackingId: PolicyFeature }),
  }),
  reach: {},
})

/** `linkMail` is present when the mail could not be sent and the requester must pass the link on. */
const Requested = z.strictObject({
  id: Id,
  requestUrl: z.url(),
  recipient: z.string(),
  expiryDate: z.iso.datetime(),
  linkMail: LinkMail.optional(),
})

export const createRequest = contract({
  name: 'createRequest',
  summary: 'Requests files from a partner, who receives a link for one upload.',
  method: 'POST',
  path: '/transfers/request',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    responder: EmailAddress,
    recipientName: line(200).nullish(),
    message: paragraph(5000).default(''),
    /** Days until the upload link expires. Default: the template set's, else the organisation's. */
    expiryDays: z.int().nullish(),
    isAnonymousTransfer: z.boolean().default(false),
    sendEmailNotification: z.boolean().default(true),
    templateSet: line(100).nullish(),
    trackingId: line(200).nullish(),
    /** Ignored; the token names the requester. */
    requester: line(320).nullish(),
  }),
  reply: Requested,
  reach: {
    transfers: ['add', 'get', 'replace'],
    keys: ['seal'],
    mailer: ['send'],
    policies: ['current'],
    usage: ['findExchanges'],
    addressBook: ['keep'],
    templateSets: ['keep', 'get'],
    limits: ['takeAll'],
  },
  seals: ['request'],
})

export const resendRequest = contract({
  name: 'resendRequest',
  summary:
    'Mails a working upload link again. For a request that ended without files, creates a new request with a new link.',
  method: 'POST',
  path: '/transfers/{id}/resend',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: Requested,
  reach: {
    transfers: ['add', 'get', 'ofSender', 'replace'],
    keys: ['seal', 'open'],
    policies: ['current'],
    usage: ['findExchanges'],
    mailer: ['send'],
    templateSets: ['keep', 'get'],
    limits: ['takeAll'],
  },
  seals: ['request'],
})

export const getTransfer = contract({
  name: 'getTransfer',
  summary: 'Returns the request of an upload link to its responder.',
  method: 'GET',
  path: '/transfer/{id}',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    transfer: z.strictObject({
      transferState: extensible(TransferState),
      organisationName: z.string(),
      /** Absent when the requester is not shown. */
      requester: z.string().optional(),
      responderName: z.string().optional(),
      message: z.string(),
      /** When the link stops accepting files. */
      expiryDate: z.string(),
      /** Malware was found in an uploaded file: none was passed on. */
      isInfected: z.literal(true).optional(),
      /** Sizes in MiB. */
      limits: z.strictObject({ maxFiles: z.int(), totalSizeMiB: z.int(), fileSizeMiB: z.int() }),
    }),
  }),
  reach: { transfers: ['getByLink'] },
})

export const claimUpload = contract({
  name: 'claimUpload',
  summary:
    'Claims an upload link for its holder, who then uploads under the returned id. The link cannot be claimed again. With an Idempotency-Key, the same holder gets the same answer until finalize.',
  method: 'POST',
  path: '/transfers/{id}/files',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: z.strictObject({
    /** The link's id, as in the path. */
    id: Secret.optional(),
    files: AskedFiles,
    acknowledgement: z.boolean(),
  }),
  maxBodyBytes: 256 * 1024,
  reply: z.strictObject({ id: Secret, files: z.array(CreatedFile) }),
  // The handler repeats its answer itself, from any network: a holder who loses the connection may return over another.
  isAnsweredAnew: true,
  reach: {
    transfers: ['getByLink', 'replace', 'findUnfinished'],
    keys: ['seal', 'open'],
    policies: ['current'],
    usage: ['findExchanges'],
    limits: ['takeAll'],
  },
  seals: ['responder'],
})
